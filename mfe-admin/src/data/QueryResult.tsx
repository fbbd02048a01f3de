/** The data of a live query; until then a loading state, or the error. */
import { Loading } from '@access/kit'
import type { ReactNode } from 'react'
import { LoadError } from './LoadError.tsx'
import type { LiveQuery } from './use-live-query.ts'

export function QueryResult<Data>({
  query: { data, error, refetch },
  children,
}: {
  query: LiveQuery<Data>
  children(data: Data): ReactNode
}) {
  if (data) return children(data)
  return error ? <LoadError error={error} retry={refetch} /> : <Loading />
}
