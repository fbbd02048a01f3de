/** The table of all items: found by name, twenty to a page, each with its two actions. */
import { Button, Input } from 'antd'
import { Pencil, Search, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { DataTable } from './DataTable.tsx'
import type { Definition, Listed } from './definition.ts'
import styles from './management.module.css'
import { Pager } from './Pager.tsx'
import { pageOf, rowsPerPage } from './pages.ts'

export function ItemTable<Row extends Listed, Draft extends object>({
  definition: { title, nameOf, columns },
  rows,
  onEdit,
  onDelete,
}: {
  definition: Definition<Row, Draft>
  rows: Row[]
  onEdit(row: Row): void
  onDelete(row: Row): void
}) {
  const [searchedFor, setSearchedFor] = useState('')
  const [wanted, setPage] = useState(1)

  const found = useMemo(() => {
    const words = searchedFor.trim().toLowerCase()
    return words ? rows.filter((row) => nameOf(row).toLowerCase().includes(words)) : rows
  }, [rows, searchedFor, nameOf])
  const { page, pages, shown } = pageOf(found, wanted)

  const actions = (row: Row) => (
    <span className={styles.actions}>
      <Button
        type="text"
        icon={<Pencil size={18} aria-hidden />}
        aria-label={`Edit ${nameOf(row)}`}
        onClick={() => onEdit(row)}
      />
      <Button
        type="text"
        danger
        icon={<Trash2 size={18} aria-hidden />}
        aria-label={`Delete ${nameOf(row)}`}
        onClick={() => onDelete(row)}
      />
    </span>
  )

  return (
    <>
      {rows.length > rowsPerPage && (
        <div className={styles.search}>
          <Input
            type="search"
            className={styles.searchField}
            prefix={<Search size={18} aria-hidden />}
            aria-label="Search by name"
            placeholder="Search by name"
            value={searchedFor}
            onChange={({ target }) => {
              setSearchedFor(target.value)
              setPage(1)
            }}
          />
          <p role="status" className={styles.found}>
            {found.length.toLocaleString('en-US')} {searchedFor.trim() ? 'found' : 'in all'}
          </p>
        </div>
      )}
      <DataTable label={`${title}, table`} rows={shown} columns={columns} actions={actions} />
      <Pager page={page} pages={pages} onTurn={setPage} />
    </>
  )
}
