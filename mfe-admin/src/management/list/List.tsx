/**
 * The list of the portal: a table with its pages, over rows in memory or over a list that the server sorts, filters
 * and pages. What belongs above the table, such as filters and bulk actions, is its children.
 */
import { Loading } from '@access/kit'
import type { ReactNode } from 'react'
import { DataTable } from '../../components/DataTable.tsx'
import { LoadError } from '../../data/LoadError.tsx'
import { useStableCallback } from '../../data/use-stable-callback.ts'
import type { ListedItem } from '../definition/definition.ts'
import { ListRow } from './ListRow.tsx'
import styles from './list.module.css'
import { SelectAll } from './SelectAll.tsx'
import { SortableHeading } from './SortableHeading.tsx'
import { type ListState, useListState } from './use-list-state.tsx'

type Table<Row> = {
  /** 'Judgments, table'. */
  label: string
  /** The cells by their heading, in order. Rows are rendered again only when they, these or the actions change. */
  columns: Record<string, (row: Row) => ReactNode>
  /** The actions of a row: the last column. */
  actions?: ((row: Row) => ReactNode) | undefined
}

export function List<Row extends ListedItem>({
  list,
  empty,
  renderRows,
  children,
  ...table
}: Table<Row> & {
  /** The rows, or the state of a server list. */
  list: readonly Row[] | ListState<Row>
  /** Shown in place of a table without rows. */
  empty?: ReactNode
  /** Shows the rows in place of the table. */
  renderRows?: ((state: ListState<Row>) => ReactNode) | undefined
  children?: ReactNode
}) {
  const state = useListState(list)
  const { total, failure, isFetching, pagination } = state
  if (total === undefined && !failure) return <Loading />
  return (
    <>
      {children}
      {failure ? (
        <LoadError error={failure.error} retry={failure.retry} />
      ) : total === 0 && empty ? (
        empty
      ) : (
        <div aria-busy={isFetching} className={styles.results}>
          {renderRows ? renderRows(state) : <ListTable {...table} state={state} />}
          {pagination}
        </div>
      )}
    </>
  )
}

function ListTable<Row extends ListedItem>({
  label,
  columns,
  actions,
  state: { rows, sorting, selection },
}: Table<Row> & { state: ListState<Row> }) {
  const [firstColumn] = Object.keys(columns)
  const onSelect = useStableCallback((row: Row, isSelected: boolean) => selection?.select([row], isSelected))

  const selectAll = selection && (
    <SelectAll
      selectedCount={selection.selected.length}
      total={rows.length}
      onSelectAll={(selectsAll) => selection.select(rows, selectsAll)}
    />
  )

  return (
    <DataTable
      label={label}
      rows={rows}
      columns={columns}
      heading={(name) => (
        <SortableHeading
          key={name}
          name={name}
          sorting={sorting}
          prefix={name === firstColumn && selectAll}
        />
      )}
      hasActions={actions !== undefined}
      renderRow={(row) => (
        <ListRow
          row={row}
          columns={columns}
          actions={actions}
          selectionName={selection?.getName(row)}
          isSelected={selection?.isSelected(row) ?? false}
          onSelect={onSelect}
        />
      )}
    />
  )
}
