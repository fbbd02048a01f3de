/**
 * The list of the portal: a table with its pages, over rows in memory or over a list that the server sorts, filters
 * and pages. What belongs above the table, such as filters, is its children.
 */
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import parts from '../../components/components.module.css'
import { DataTable, type DataTableProps } from '../../components/DataTable.tsx'
import { LoadError } from '../../data/LoadError.tsx'
import type { ListedItem } from '../definition/definition.ts'
import styles from './list.module.css'
import { type ListState, useListState } from './use-list-state.tsx'

export function List<Row extends ListedItem>({
  list,
  empty,
  bulkActions,
  children,
  ...table
}: Pick<DataTableProps<Row>, 'label' | 'columns' | 'actions'> & {
  /** The rows, or the state of a server list. */
  list: readonly Row[] | ListState<Row>
  /** Shown in place of a table without rows. */
  empty?: ReactNode
  /** What can be done with the selected rows: below the table, whose rows it does not move. */
  bulkActions?: ReactNode
  children?: ReactNode
}) {
  const { rows, total, failure, isFetching, pagination, sorting, selection } = useListState(list)
  if (total === undefined && !failure) return <ListLoading />
  return (
    <>
      {children}
      {failure ? (
        <LoadError error={failure.error} retry={failure.retry} />
      ) : total === 0 && empty ? (
        empty
      ) : (
        <div aria-busy={isFetching} className={styles.results}>
          <DataTable {...table} rows={rows} sorting={sorting} selection={selection} />
          {bulkActions}
          {pagination}
        </div>
      )}
    </>
  )
}

/** As many rows as one sees at first. */
const ListLoading = () => (
  <div className={parts.strip}>
    <p role="status">Loading...</p>
    <Skeleton title={false} paragraph={{ rows: 8, width: '100%' }} />
  </div>
)
