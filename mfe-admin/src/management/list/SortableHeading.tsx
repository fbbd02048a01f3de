/** The heading of a column; of a sortable one a button: ascending first, then descending. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import table from '../../components/screen.module.css'
import styles from './list.module.css'
import type { Sorting } from './use-list-state.tsx'

export function SortableHeading({
  name,
  sorting,
  prefix,
}: {
  name: string
  /** Undefined for a list that is not sorted. */
  sorting: Sorting | undefined
  prefix?: ReactNode
}) {
  const column = sorting?.columns[name]
  const isSorted = column !== undefined && sorting?.listQuery.query.sort === column
  const isDescending = isSorted && sorting.listQuery.query.isDescending
  const Arrow = isDescending ? ArrowDown : isSorted ? ArrowUp : ChevronsUpDown
  return (
    <th
      scope="col"
      className={table.heading}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <span className={styles.inRow}>
        {prefix}
        {sorting && column !== undefined ? (
          <button
            type="button"
            className={styles.sort}
            onClick={() =>
              sorting.listQuery.updateQuery({ sort: column, order: isSorted && !isDescending ? 'down' : '' })
            }
          >
            {name}
            <Arrow size={16} aria-hidden />
          </button>
        ) : (
          name
        )}
      </span>
    </th>
  )
}
