/** The data of a live query; until then a loading state, or the error. */
import { QueryResult as KitQueryResult } from '@access/kit'
import type { ReactNode } from 'react'
import { LoadError } from './LoadError.tsx'
import type { LiveQuery } from './use-live-query.ts'

export const QueryResult = <Data,>({
  query: { data, error, refetch },
  children,
}: {
  query: LiveQuery<Data>
  children(data: Data): ReactNode
}) => (
  <KitQueryResult
    data={data}
    query={{ isLoading: !error, hasFailed: Boolean(error) }}
    failed={error && <LoadError error={error} retry={refetch} />}
  >
    {children}
  </KitQueryResult>
)
