// Matches a request with the route table. Not left to a router, so that the table alone decides
// which paths and methods exist.
import type { Method, Route } from './routes.ts'
import { routes } from './routes.ts'

export type RouteMatch =
  | { route: Route; parameters: Record<string, string> }
  /** The methods of a path that exists for others than the requested one. */
  | { allowedMethods: string[] }
  | null

/** Longer than any id or slug. */
const maxSegmentLength = 200

/** Throws a URIError when the path is malformed. */
export function matchRoute(method: string, path: string): RouteMatch {
  const segments = path.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeURIComponent)
  const candidates = routes.filter((route) => parseParameters(route, segments))
  if (candidates.length === 0) return null

  const lookupMethod = method === 'HEAD' ? 'GET' : method
  // The literal path comes first in the table: /cases/featured before /cases/:id.
  const route = candidates.find((candidate) => candidate.method === lookupMethod)
  const parameters = route && parseParameters(route, segments)
  if (route && parameters) return { route, parameters }
  return { allowedMethods: getAllowedMethods(candidates.map((candidate) => candidate.method)) }
}

function getAllowedMethods(methods: Method[]) {
  const reads = methods.includes('GET') ? ['HEAD'] : []
  return [...new Set([...methods, ...reads, 'OPTIONS'])]
}

function parseParameters({ path }: Route, segments: string[]) {
  const parts = path.slice(1).split('/')
  if (parts.length !== segments.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== segment) return null
    } else if (isValidSegment(segment)) parameters[part.slice(1)] = segment
    else return null
  }
  return parameters
}

/** A path parameter is neither empty nor too long, and has no control characters. */
function isValidSegment(segment: string) {
  return segment.length > 0 && segment.length <= maxSegmentLength && !/\p{Cc}/u.test(segment)
}
