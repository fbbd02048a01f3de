/** A row of the list, rendered again only when it changes. */
import { Pencil, Trash2 } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { DataRow } from '../../components/DataTable.tsx'
import management from '../../components/screen.module.css'
import type { Definition, ListedItem } from '../definition/definition.ts'
import styles from './list.module.css'
import { RowCheckbox } from './RowCheckbox.tsx'

type ItemRowProps<Row extends ListedItem, Draft extends object> = {
  definition: Definition<Row, Draft>
  row: Row
  isSelected: boolean
  /** These must be stable between renders. */
  onSelect(row: Row, isSelected: boolean): void
  onEdit(row: Row): void
  onDelete(row: Row): void
}

function ItemRowContent<Row extends ListedItem, Draft extends object>({
  definition: { getName, columns },
  row,
  isSelected,
  onSelect,
  onEdit,
  onDelete,
}: ItemRowProps<Row, Draft>) {
  const [firstColumn] = Object.keys(columns)

  const renderFirstCell = (row: Row, cell: (row: Row) => ReactNode) => (
    <RowCheckbox name={getName(row)} isSelected={isSelected} onSelect={(checked) => onSelect(row, checked)}>
      <span>{cell(row)}</span>
    </RowCheckbox>
  )
  const cells = Object.fromEntries(
    Object.entries(columns).map(([name, cell]) => [
      name,
      name === firstColumn ? (row: Row) => renderFirstCell(row, cell) : cell,
    ]),
  )

  // Plain buttons: antd's take longer to render than all the rest of a page of rows (decision 018).
  const actions = (row: Row) => (
    <span className={management.actions}>
      <button
        type="button"
        className={styles.tool}
        aria-label={`Edit ${getName(row)}`}
        onClick={() => onEdit(row)}
      >
        <Pencil size={18} aria-hidden />
      </button>
      <button
        type="button"
        className={`${styles.tool} ${styles.danger}`}
        aria-label={`Delete ${getName(row)}`}
        onClick={() => onDelete(row)}
      >
        <Trash2 size={18} aria-hidden />
      </button>
    </span>
  )

  return <DataRow row={row} columns={cells} actions={actions} isSelected={isSelected} />
}

// `memo` loses the type parameters.
export const ItemRow = memo(ItemRowContent) as typeof ItemRowContent
