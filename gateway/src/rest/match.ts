// Finds the route of a request. Written here rather than left to a router, so that the table alone decides
// what exists, what a path allows and what is not there.
import type { Method, Route } from './routes.ts'
import { routes } from './routes.ts'

export type Match =
  | { route: Route; parameters: Record<string, string> }
  /** The path exists, for other verbs. */
  | { allowed: string[] }
  | null

/** Longer than any id or slug. */
const longest = 200

/** Throws a URIError when the path is not well encoded. */
export function match(method: string, path: string): Match {
  const segments = path.replace(/^\//, '').replace(/\/$/, '').split('/').map(decodeURIComponent)
  const there = routes.filter((route) => parametersOf(route, segments))
  if (there.length === 0) return null

  const verb = method === 'HEAD' ? 'GET' : method
  // The literal path comes first in the table: /cases/featured before /cases/:id.
  const route = there.find((candidate) => candidate.method === verb)
  const parameters = route && parametersOf(route, segments)
  if (route && parameters) return { route, parameters }
  return { allowed: allowedBy(there.map((candidate) => candidate.method)) }
}

function allowedBy(methods: Method[]) {
  const reads = methods.includes('GET') ? ['HEAD'] : []
  return [...new Set([...methods, ...reads, 'OPTIONS'])]
}

function parametersOf({ path }: Route, segments: string[]) {
  const parts = path.slice(1).split('/')
  if (parts.length !== segments.length) return null
  const parameters: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== segment) return null
    } else if (canName(segment)) parameters[part.slice(1)] = segment
    else return null
  }
  return parameters
}

/** No item is named by nothing, by an essay or by control characters. */
function canName(segment: string) {
  return segment.length > 0 && segment.length <= longest && !/\p{Cc}/u.test(segment)
}
