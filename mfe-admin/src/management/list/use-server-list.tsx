/** A list that the server searches, filters, sorts and pages, with its query in the URL. */
import type { RequestPolicy } from 'urql'
import { type ChangedKind, useRefetchOnChange } from '../../data/live-context.ts'
import type { ListedItem, ManagementQueries } from '../definition/definition.ts'
import { ListPagination } from './ListPagination.tsx'
import { isFiltered, type ListQueryOptions } from './list-query.ts'
import { useListPage } from './use-list-page.ts'
import { useListQuery } from './use-list-query.ts'
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
