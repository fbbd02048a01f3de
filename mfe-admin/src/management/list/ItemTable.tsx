/** The rows of one page, each to be chosen, edited and deleted; heads that sort. */
import { Button } from 'antd'
import { Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { DataTable } from '../DataTable.tsx'
import type { Definition, Listed } from '../definition.ts'
import management from '../management.module.css'
import styles from './list.module.css'
import { SelectAll } from './SelectAll.tsx'
import { SortHead } from './SortHead.tsx'
import type { Asking } from './useQuestion.ts'
import type { Selection } from './useSelection.ts'

export function ItemTable<Row extends Listed, Draft extends object>({
  definition: { title, nameOf, columns, sorts },
  asking,
  rows,
  selection,
  onEdit,
  onDelete,
}: {
  definition: Definition<Row, Draft>
  asking: Asking
  rows: Row[]
  selection: Selection<Row>
  onEdit(row: Row): void
  onDelete(row: Row): void
}) {
  const [first] = Object.keys(columns)

  // In the cell of the name, so that the columns are those that the table is said to have.
  const chosenAndNamed = (row: Row, cell: (row: Row) => ReactNode) => (
    <span className={styles.inRow}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`Select ${nameOf(row)}`}
        checked={selection.isChosen(row)}
        onChange={({ target }) => selection.choose([row], target.checked)}
      />
      <span>{cell(row)}</span>
    </span>
  )
  const cells = Object.fromEntries(
    Object.entries(columns).map(([name, cell]) => [
      name,
      name === first ? (row: Row) => chosenAndNamed(row, cell) : cell,
    ]),
  )

  const heading = (name: string) => (
    <SortHead
      key={name}
      name={name}
      column={sorts[name]}
      asking={asking}
      before={
        name === first && (
          <SelectAll
            count={selection.chosen.length}
            of={rows.length}
            onChoose={(all) => selection.choose(rows, all)}
          />
        )
      }
    />
  )

  const actions = (row: Row) => (
    <span className={management.actions}>
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
    <DataTable label={`${title}, table`} rows={rows} columns={cells} heading={heading} actions={actions} />
  )
}
