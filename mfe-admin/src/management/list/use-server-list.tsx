/** A list that the server searches, filters, sorts and pages, with its query in the URL. */

import { useEffect, useState } from 'react'
import { type OperationContext, type RequestPolicy, useQuery } from 'urql'
import { Pager } from '../../components/Pager.tsx'
import { type ChangedKind, useRefetchOnChange } from '../../data/live-context.ts'
import type { FilterCount, ListedItem, ManagementQueries } from '../definition/definition.ts'
import { buildPageInput, isFiltered, type ListQueryOptions, pageSizes } from './list-query.ts'
import { type ListQueryState, useListQuery } from './use-list-query.ts'
import type { ListState } from './use-list-state.tsx'
import { useSelection } from './use-selection.ts'

type ServerListOptions<Row> = ListQueryOptions & {
  /** The name of a row in its checkbox. */
  getName(row: Row): string
  /** Of a list that others change 'cache-and-network', which fetches it again on each visit. */
  requestPolicy?: RequestPolicy
  /** What changes it: it is fetched again then, unless rows are selected. */
  refetchOn?: ChangedKind
  /** What is searched for stays out of the address. */
  hasPrivateSearch?: boolean
}

export function useServerList<Row extends ListedItem>(
  queries: Pick<ManagementQueries<Row, object>, 'page' | 'typename'>,
  {
    sortColumns,
    filters,
    getName,
    requestPolicy = 'cache-first',
    refetchOn,
    hasPrivateSearch = false,
  }: ServerListOptions<Row>,
) {
  const listQuery = useListQuery({ sortColumns, filters }, hasPrivateSearch)
  const { rows, total, counts, error, isFetching, refetch } = useListPage<Row>(
    queries,
    listQuery,
    requestPolicy,
  )
  const { query, queryString, updateQuery } = listQuery
  const selection = useSelection<Row>(rows, `${queryString} ${query.search}`)
  // A list that changes under a selection is not what was selected.
  useRefetchOnChange(selection.selected.length > 0 ? undefined : refetchOn, refetch)
  const state = {
    rows,
    total,
    failure: error && { error, retry: () => refetch() },
    isFetching,
    pagination: <ListPagination listQuery={listQuery} total={total ?? 0} />,
    sorting: {
      columns: sortColumns,
      sort: query.sort,
      isDescending: query.isDescending,
      onSort: (sort, isDescending) => updateQuery({ sort, order: isDescending ? 'down' : '' }),
    },
    selection: { ...selection, getName },
  } satisfies ListState<Row>
  return {
    ...state,
    counts,
    listQuery,
    /** Whether there is nothing at all, rather than nothing that matches. */
    isEmpty: total === 0 && !isFetching && !isFiltered(query),
  }
}

const emptyList: never[] = []

/** Fetches the current page; while another is loading, the previous one is returned. */
function useListPage<Row extends ListedItem>(
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

/** The pagination of a list, with the page size. */
function ListPagination({
  listQuery: { query, updateQuery },
  total,
}: {
  listQuery: ListQueryState
  total: number
}) {
  return (
    <Pager
      page={query.page}
      total={total}
      pageSize={query.size}
      pageSizes={pageSizes}
      onChange={(page, size) =>
        updateQuery(size === query.size ? { page: page === 1 ? '' : `${page}` } : { size: `${size}` })
      }
    />
  )
}
