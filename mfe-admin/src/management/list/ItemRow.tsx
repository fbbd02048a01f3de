/** One item of a list: drawn again only when it changes, not with every question that is asked of the list. */
import { Pencil, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { DataRow } from '../DataTable.tsx'
import type { Definition, Listed } from '../definition.ts'
import management from '../management.module.css'
import { ChooseRow } from './ChooseRow.tsx'
import styles from './list.module.css'

type Props<Row extends Listed, Draft extends object> = {
  definition: Definition<Row, Draft>
  row: Row
  isChosen: boolean
  /** These must stay the same from one drawing to the next. */
  onChoose(row: Row, isChosen: boolean): void
  onEdit(row: Row): void
  onDelete(row: Row): void
}

function DrawnRow<Row extends Listed, Draft extends object>({
  definition: { nameOf, columns },
  row,
  isChosen,
  onChoose,
  onEdit,
  onDelete,
}: Props<Row, Draft>) {
  const [first] = Object.keys(columns)

  const chosenAndNamed = (row: Row, cell: (row: Row) => ReactNode) => (
    <ChooseRow name={nameOf(row)} isChosen={isChosen} onChoose={(wanted) => onChoose(row, wanted)}>
      <span>{cell(row)}</span>
    </ChooseRow>
  )
  const cells = Object.fromEntries(
    Object.entries(columns).map(([name, cell]) => [
      name,
      name === first ? (row: Row) => chosenAndNamed(row, cell) : cell,
    ]),
  )

  // Plain buttons: antd's take more of a page of rows to draw than all the rest of it (decision 018).
  const actions = (row: Row) => (
    <span className={management.actions}>
      <button
        type="button"
        className={styles.tool}
        aria-label={`Edit ${nameOf(row)}`}
        onClick={() => onEdit(row)}
      >
        <Pencil size={18} aria-hidden />
      </button>
      <button
        type="button"
        className={`${styles.tool} ${styles.danger}`}
        aria-label={`Delete ${nameOf(row)}`}
        onClick={() => onDelete(row)}
      >
        <Trash2 size={18} aria-hidden />
      </button>
    </span>
  )

  return <DataRow row={row} columns={cells} actions={actions} isChosen={isChosen} />
}

// `memo` forgets that the row's type is for its caller to say.
export const ItemRow = memo(DrawnRow) as typeof DrawnRow
