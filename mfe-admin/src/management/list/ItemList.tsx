/** The list of items with filters, sorting, pagination and bulk actions; its query is in the URL. */
import { Loading } from '@access/kit'
import { useState } from 'react'
import { LoadError } from '../../data/LoadError.tsx'
import type { Definition, ListedItem } from '../definition/definition.ts'
import { BulkActionsBar } from './BulkActionsBar.tsx'
import { BulkDeleteDialog } from './BulkDeleteDialog.tsx'
import { EmptyRows } from './EmptyRows.tsx'
import { ItemTable } from './ItemTable.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListPagination } from './ListPagination.tsx'
import styles from './list.module.css'
import { isFiltered } from './list-query.ts'
import { useListPage } from './use-list-page.ts'
import { useListQuery } from './use-list-query.ts'
import { useSelection } from './use-selection.ts'

export function ItemList<Row extends ListedItem, Draft extends object>({
  definition,
  onEdit,
  onDelete,
  onChanged,
}: {
  definition: Definition<Row, Draft>
  onEdit(row: Row): void
  onDelete(row: Row): void
  /** Called after a bulk action, when its buttons have disappeared. */
  onChanged(): void
}) {
  const listQuery = useListQuery(definition)
  const { rows, total, counts, error, isFetching, refetch } = useListPage(definition.queries, listQuery)
  const selection = useSelection<Row>(rows, listQuery.queryString)
  const [idsToDelete, setIdsToDelete] = useState<string[] | null>(null)
  const isEmpty = total === 0 && !isFiltered(listQuery.query)

  if (total === undefined && !error) return <Loading />
  return (
    <>
      {!isEmpty && (
        <ListFilters
          listQuery={listQuery}
          filters={definition.filters}
          counts={counts}
          total={total}
          isFetching={isFetching}
        />
      )}
      {selection.selected.length > 0 && (
        <BulkActionsBar
          definition={definition}
          ids={selection.selected.map(({ id }) => id)}
          onClear={selection.clear}
          onDelete={() => setIdsToDelete(selection.selected.map(({ id }) => id))}
          onDone={() => {
            selection.clear()
            onChanged()
          }}
        />
      )}
      {error ? (
        <LoadError error={error} retry={refetch} />
      ) : total === 0 ? (
        <EmptyRows definition={definition} listQuery={listQuery} />
      ) : (
        <div aria-busy={isFetching} className={styles.results}>
          <ItemTable
            definition={definition}
            listQuery={listQuery}
            rows={rows}
            selection={selection}
            onEdit={onEdit}
            onDelete={onDelete}
          />
          <ListPagination listQuery={listQuery} total={total ?? 0} />
        </div>
      )}
      {idsToDelete && (
        <BulkDeleteDialog
          noun={definition.noun}
          ids={idsToDelete}
          document={definition.queries.removeMany}
          onClosed={(isDone) => {
            setIdsToDelete(null)
            if (isDone) onChanged()
          }}
        />
      )}
    </>
  )
}
