/** A page of a remote whose code comes when somebody opens it, or is about to. */
import { type ComponentType, lazy } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { UseQueryArgs } from 'urql'

/** What a page asks first, as urql's `useQuery` takes it. */
export type PageQuery = Pick<UseQueryArgs, 'query' | 'context'> & { variables?: Record<string, unknown> }

export type PageModule = {
  default: ComponentType
  /** What it asks with these parameters of its path, where that is known without rendering it. */
  getPageQuery?(params: Record<string, string | undefined>): PageQuery
}

export type PageHandle = {
  /** The chunk it comes from, which the server has the browser preload. */
  chunk: string
  /** The parameters of the query that it reads: it is rendered without others. */
  query: readonly string[]
  load(): Promise<PageModule>
}

/** The part of a route that shows a page, and that knows how to fetch it. */
export function lazyPage(
  load: PageHandle['load'],
  handle: Omit<PageHandle, 'load'>,
): Pick<RouteObject, 'element'> & { handle: PageHandle } {
  const LazyPage = lazy(load)
  return { element: <LazyPage />, handle: { ...handle, load } }
}
