/** A row of a list, with its selection in the first cell; rendered again only when it changes. */
import { memo, type ReactNode } from 'react'
import { DataRow } from '../../components/DataTable.tsx'
import { RowCheckbox } from './RowCheckbox.tsx'

type ListRowProps<Row> = {
  row: Row
  columns: Record<string, (row: Row) => ReactNode>
  actions: ((row: Row) => ReactNode) | undefined
  /** The name of its checkbox; undefined where rows cannot be selected. */
  selectionName: string | undefined
  isSelected: boolean
  /** Must be stable between renders. */
  onSelect(row: Row, isSelected: boolean): void
}

function ListRowContent<Row>({
  row,
  columns,
  actions,
  selectionName,
  isSelected,
  onSelect,
}: ListRowProps<Row>) {
  const [firstColumn] = Object.keys(columns)
  const renderFirstCell = (name: string, cell: (row: Row) => ReactNode) => (
    <RowCheckbox name={name} isSelected={isSelected} onSelect={(checked) => onSelect(row, checked)}>
      <span>{cell(row)}</span>
    </RowCheckbox>
  )
  const cells = Object.entries(columns).map(([heading, cell]) => [
    heading,
    selectionName !== undefined && heading === firstColumn
      ? () => renderFirstCell(selectionName, cell)
      : cell,
  ])
  return <DataRow row={row} columns={Object.fromEntries(cells)} actions={actions} isSelected={isSelected} />
}

// `memo` loses the type parameters.
export const ListRow = memo(ListRowContent) as typeof ListRowContent
