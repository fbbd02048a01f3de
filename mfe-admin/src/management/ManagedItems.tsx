/** The list of a content type's items, with filters, bulk actions, and edit and delete in each row. */
import { Button } from 'antd'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { EmptyList } from '../components/EmptyList.tsx'
import type { Definition, ListedItem } from './definition/definition.ts'
import { BulkActionsBar } from './list/BulkActionsBar.tsx'
import { BulkDeleteDialog } from './list/BulkDeleteDialog.tsx'
import { List } from './list/List.tsx'
import { ListFilters } from './list/ListFilters.tsx'
import { isFiltered } from './list/list-query.ts'
import type { ListQueryState } from './list/use-list-query.ts'
import { useServerList } from './list/use-server-list.tsx'

export function ManagedItems({
  definition,
  onEdit,
  onDelete,
  onChanged,
}: {
  definition: Definition
  onEdit(row: ListedItem): void
  onDelete(row: ListedItem): void
  /** Called after a bulk action, when its buttons have disappeared. */
  onChanged(): void
}) {
  const { title, noun, columns, filters, getName, queries } = definition
  const list = useServerList(queries, definition)
  const [idsToDelete, setIdsToDelete] = useState<string[] | null>(null)
  const { selected, clear } = list.selection
  const selectedIds = selected.map(({ id }) => id)

  const actions = (row: ListedItem) => (
    <>
      <Button
        type="text"
        icon={<Pencil size={18} aria-hidden />}
        aria-label={`Edit ${getName(row)}`}
        onClick={() => onEdit(row)}
      />
      <Button
        type="text"
        danger
        icon={<Trash2 size={18} aria-hidden />}
        aria-label={`Delete ${getName(row)}`}
        onClick={() => onDelete(row)}
      />
    </>
  )

  return (
    <>
      <List
        label={title}
        list={list}
        columns={columns}
        actions={actions}
        empty={<EmptyRows definition={definition} listQuery={list.listQuery} />}
        bulkActions={
          selected.length > 0 && (
            <BulkActionsBar
              definition={definition}
              ids={selectedIds}
              onClear={clear}
              onDelete={() => setIdsToDelete(selectedIds)}
              onDone={() => {
                clear()
                onChanged()
              }}
            />
          )
        }
      >
        {!list.isEmpty && <ListFilters list={list} filters={filters} />}
      </List>
      {idsToDelete && (
        <BulkDeleteDialog
          noun={noun}
          ids={idsToDelete}
          document={queries.removeMany}
          Dependents={definition.Dependents}
          onClosed={(isDone) => {
            setIdsToDelete(null)
            if (isDone) onChanged()
          }}
        />
      )}
    </>
  )
}

/** The placeholder of an empty list, with a button that clears the filters. */
export function EmptyRows({
  definition: { empty, noun, filters },
  listQuery: { query, updateQuery },
}: {
  definition: Pick<Definition, 'empty' | 'noun' | 'filters'>
  listQuery: ListQueryState
}) {
  if (!isFiltered(query)) return <EmptyList>{empty}</EmptyList>
  const filterParameters = ['q', ...filters.map(({ column }) => column)]
  const showAll = () => updateQuery(Object.fromEntries(filterParameters.map((name) => [name, ''])))
  return (
    <EmptyList action={<Button onClick={showAll}>Show all {noun}s</Button>}>
      {`No matching ${noun}s.`}
    </EmptyList>
  )
}
