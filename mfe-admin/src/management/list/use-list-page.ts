/** Fetches the current page; while another is loading, the previous one is returned. */
import { useEffect, useState } from 'react'
import { type OperationContext, type RequestPolicy, useQuery } from 'urql'
import type { FilterCount, ListedItem, ManagementQueries } from '../definition/definition.ts'
import { buildPageInput } from './list-query.ts'
import type { ListQueryState } from './use-list-query.ts'

const emptyList: never[] = []

export function useListPage<Row extends ListedItem>(
  { page, typename }: Pick<ManagementQueries<Row, object>, 'page' | 'typename'>,
  { query, updateQuery }: ListQueryState,
  requestPolicy: RequestPolicy,
) {
  const [context] = useState({ additionalTypenames: [typename] })
  const [{ data, error, fetching }, reexecuteQuery] = useQuery({
    query: page,
    variables: { page: buildPageInput(query) },
    context,
    requestPolicy,
  })
  const rows: Row[] = data?.page.items ?? emptyList
  const counts: FilterCount[] = data?.page.counts ?? emptyList
  const total = data?.page.total

  // The page does not exist, or not any more.
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / query.size))
  const isPastLastPage = total !== undefined && !fetching && query.page > lastPage
  useEffect(() => {
    if (isPastLastPage) updateQuery({ page: lastPage === 1 ? '' : String(lastPage) }, { replace: true })
  })

  return {
    rows,
    total,
    counts,
    error,
    isFetching: fetching,
    refetch: (context: Partial<OperationContext> = {}) =>
      reexecuteQuery({ requestPolicy: 'network-only', ...context }),
  }
}
