/** The table of one page of items, with selection, sorting and actions. */
import { DataTable } from '../../components/DataTable.tsx'
import type { Definition, ListedItem } from '../definition/definition.ts'
import { ItemRow } from './ItemRow.tsx'
import { SelectAll } from './SelectAll.tsx'
import { SortableHeading } from './SortableHeading.tsx'
import type { ListQueryState } from './use-list-query.ts'
import type { Selection } from './use-selection.ts'
import { useStableCallback } from './use-stable-callback.ts'

export function ItemTable<Row extends ListedItem, Draft extends object>({
  definition,
  listQuery,
  rows,
  selection,
  onEdit,
  onDelete,
}: {
  definition: Definition<Row, Draft>
  listQuery: ListQueryState
  rows: Row[]
  selection: Selection<Row>
  onEdit(row: Row): void
  onDelete(row: Row): void
}) {
  const { columns, sortColumns } = definition
  const [firstColumn] = Object.keys(columns)
  const onSelect = useStableCallback((row: Row, isSelected: boolean) => selection.select([row], isSelected))
  const edit = useStableCallback(onEdit)
  const remove = useStableCallback(onDelete)

  const heading = (name: string) => (
    <SortableHeading
      key={name}
      name={name}
      column={sortColumns[name]}
      listQuery={listQuery}
      prefix={
        name === firstColumn && (
          <SelectAll
            selectedCount={selection.selected.length}
            total={rows.length}
            onSelectAll={(selectsAll) => selection.select(rows, selectsAll)}
          />
        )
      }
    />
  )

  return (
    <DataTable
      label={`${definition.title}, table`}
      rows={rows}
      columns={definition.columns}
      heading={heading}
      hasActions
      renderRow={(row) => (
        <ItemRow
          definition={definition}
          row={row}
          isSelected={selection.isSelected(row)}
          onSelect={onSelect}
          onEdit={edit}
          onDelete={remove}
        />
      )}
    />
  )
}
