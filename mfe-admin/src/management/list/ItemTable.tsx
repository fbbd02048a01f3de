/** The rows of one page, each to be chosen, edited and deleted; heads that sort. */
import { DataTable } from '../DataTable.tsx'
import type { Definition, Listed } from '../definition.ts'
import { ItemRow } from './ItemRow.tsx'
import { SelectAll } from './SelectAll.tsx'
import { SortHead } from './SortHead.tsx'
import type { Asking } from './useQuestion.ts'
import type { Selection } from './useSelection.ts'
import { useSteady } from './useSteady.ts'

export function ItemTable<Row extends Listed, Draft extends object>({
  definition,
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
  const { columns, sorts } = definition
  const [first] = Object.keys(columns)
  const choose = useSteady((row: Row, isChosen: boolean) => selection.choose([row], isChosen))
  const edit = useSteady(onEdit)
  const remove = useSteady(onDelete)

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

  return (
    <DataTable
      label={`${definition.title}, table`}
      rows={rows}
      columns={definition.columns}
      heading={heading}
      hasActions
      drawn={(row) => (
        <ItemRow
          definition={definition}
          row={row}
          isChosen={selection.isChosen(row)}
          onChoose={choose}
          onEdit={edit}
          onDelete={remove}
        />
      )}
    />
  )
}
