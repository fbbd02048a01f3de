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

/** The route of a page: where it is, the chunk it comes from, and the parameters of the query that it reads. */
export function lazyPage(
  {
    chunk,
    query = [],
    ...place
  }: ({ path: string } | { index: true }) & { chunk: string; query?: readonly string[] },
  load: PageHandle['load'],
): RouteObject & { handle: PageHandle } {
  const LazyPage = lazy(load)
  return { ...place, element: <LazyPage />, handle: { chunk, query, load } }
}
