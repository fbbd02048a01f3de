/** What a list shows: a page of rows in memory, or of a server list. */
import { type ReactNode, useState } from 'react'
import type { CombinedError } from 'urql'
import { Pager } from '../../components/Pager.tsx'
import { paginate } from '../../components/pagination.ts'
import type { ListedItem } from '../definition/definition.ts'
import type { ListQueryState } from './use-list-query.ts'
import type { Selection } from './use-selection.ts'

/** The service's sort columns, by heading, and the query that they sort. */
export type Sorting = { columns: Record<string, string>; listQuery: ListQueryState }

export type ListState<Row extends ListedItem> = {
  /** The rows of the page. */
  rows: readonly Row[]
  /** The number of rows on all pages; undefined while loading. */
  total: number | undefined
  failure?: { error: CombinedError; retry(): void } | undefined
  isFetching: boolean
  pagination: ReactNode
  sorting?: Sorting
  /** The selected rows, and the name of a row in its checkbox. */
  selection?: Selection<Row> & { getName(row: Row): string }
}

/** The state of rows in memory, page by page; that of a server list is known. */
export function useListState<Row extends ListedItem>(list: readonly Row[] | ListState<Row>): ListState<Row> {
  const [requestedPage, setPage] = useState(1)
  if ('rows' in list) return list
  const { page, pages, pageRows } = paginate(list, requestedPage)
  return {
    rows: pageRows,
    total: list.length,
    isFetching: false,
    pagination: <Pager page={page} pages={pages} onPageChange={setPage} />,
  }
}
