/** Which routes of a list an address belongs to. */
import type { ReactNode } from 'react'

export type PathParams = Record<string, string | undefined>

/** The first of a list that fits is taken, so that what is special stands before what is general. */
export type RouteObject = {
  /** Its segments: a text, `:name` for any text, `*` for all that are left. Without a path it only frames its children. */
  path?: string
  /** For the page of the path that the routes around it have. */
  index?: true
  element?: ReactNode
  /** What others want to know of it. */
  handle?: unknown
  children?: RouteObject[]
}

export type RouteMatch = { route: RouteObject; params: PathParams }

/** The routes to the page of an address, from the outermost on; null without a page. */
export function matchRoutes(routes: RouteObject[], pathname: string, prefix = '/'): RouteMatch[] | null {
  const within = matchSegments(splitPath(prefix), splitPath(pathname).map(decode))
  return within && matchAmong(routes, within.rest, {})
}

/** The parameters of a path, as it is written and no other; null when it is not of this pattern. */
export function matchPath(pattern: string, pathname: string): PathParams | null {
  const match = matchSegments(splitPath(pattern), splitPath(pathname), { isCaseSensitive: true })
  return match?.rest.length === 0 ? match.params : null
}

function matchAmong(routes: RouteObject[], segments: string[], outerParams: PathParams): RouteMatch[] | null {
  for (const route of routes) {
    const match = matchSegments(splitPath(route.path ?? ''), segments)
    if (!match) continue
    const params = { ...outerParams, ...match.params }
    const inner = route.children
      ? matchAmong(route.children, match.rest, params)
      : match.rest.length === 0
        ? []
        : null
    if (inner) return [{ route, params }, ...inner]
  }
  return null
}

function matchSegments(
  pattern: string[],
  segments: string[],
  { isCaseSensitive = false } = {},
): { params: PathParams; rest: string[] } | null {
  const params: PathParams = {}
  for (const [index, expected] of pattern.entries()) {
    if (expected === '*') return { params, rest: [] }
    const segment = segments[index]
    if (!segment) return null
    if (expected.startsWith(':')) params[expected.slice(1)] = segment
    else if (isCaseSensitive ? segment !== expected : segment.toLowerCase() !== expected.toLowerCase())
      return null
  }
  return { params, rest: segments.slice(pattern.length) }
}

function splitPath(path: string): string[] {
  const trimmed = path.replace(/^\/|\/+$/g, '')
  return trimmed === '' ? [] : trimmed.split('/')
}

// Anybody can write an address that says nothing.
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
