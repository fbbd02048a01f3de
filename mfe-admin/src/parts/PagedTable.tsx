/** A table in pages of twenty. */
import { type ReactNode, useState } from 'react'
import { DataTable } from '../management/DataTable.tsx'
import { Pager } from '../management/Pager.tsx'
import { pageOf } from '../management/pages.ts'

export function PagedTable<Row extends { id: string }>({
  rows,
  ...table
}: {
  label: string
  rows: Row[]
  columns: Record<string, (row: Row) => ReactNode>
  actions?: (row: Row) => ReactNode
}) {
  const [wanted, setPage] = useState(1)
  const { page, pages, shown } = pageOf(rows, wanted)
  return (
    <>
      <DataTable rows={shown} {...table} />
      <Pager page={page} pages={pages} onTurn={setPage} />
    </>
  )
}
