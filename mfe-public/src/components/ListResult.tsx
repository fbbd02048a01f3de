/** A list, or the words for an empty one; below either, that it failed to load. */
import { LoadError, Loading, type Retry } from '@access/kit'
import type { ReactNode } from 'react'

export function ListResult({
  query,
  isEmpty,
  empty,
  children,
}: {
  query: Retry
  isEmpty: boolean
  empty: ReactNode
  children: ReactNode
}) {
  if (query.isLoading) return <Loading />
  return (
    <>
      {isEmpty ? empty : children}
      {query.hasFailed && <LoadError {...query} />}
    </>
  )
}
