/** What a list shows: a page of rows in memory, or of a server list. */
import { type ReactNode, useState } from 'react'
import type { CombinedError } from 'urql'
import type { TableSelection, TableSorting } from '../../components/DataTable.tsx'
import { Pager } from '../../components/Pager.tsx'
import type { ListedItem } from '../definition/definition.ts'

const rowsPerPage = 20

export type ListState<Row extends ListedItem> = {
  /** The rows of the page. */
  rows: readonly Row[]
  /** The number of rows on all pages; undefined while loading. */
  total: number | undefined
  failure?: { error: CombinedError; retry(): void } | undefined
  isFetching: boolean
  pagination: ReactNode
  sorting?: TableSorting
  selection?: TableSelection<Row>
}

/** The state of rows in memory, page by page; that of a server list is known. */
export function useListState<Row extends ListedItem>(list: readonly Row[] | ListState<Row>): ListState<Row> {
  const [requestedPage, setPage] = useState(1)
  if ('rows' in list) return list
  // Rows that are gone may have taken their page with them.
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(list.length / rowsPerPage)))
  return {
    rows: list.slice((page - 1) * rowsPerPage, page * rowsPerPage),
    total: list.length,
    isFetching: false,
    pagination: <Pager page={page} total={list.length} pageSize={rowsPerPage} onChange={setPage} />,
  }
}
