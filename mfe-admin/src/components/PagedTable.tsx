/** A table with pagination. */
import { type ReactNode, useState } from 'react'
import { DataTable } from './DataTable.tsx'
import { Pager } from './Pager.tsx'
import { paginate } from './pagination.ts'

export function PagedTable<Row extends { id: string }>({
  rows,
  ...table
}: {
  label: string
  rows: Row[]
  columns: Record<string, (row: Row) => ReactNode>
  actions?: (row: Row) => ReactNode
}) {
  const [requestedPage, setPage] = useState(1)
  const { page, pages, pageRows } = paginate(rows, requestedPage)
  return (
    <>
      <DataTable rows={pageRows} {...table} />
      <Pager page={page} pages={pages} onPageChange={setPage} />
    </>
  )
}
