/** The heading of a sortable column: ascending first, then descending. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import table from '../../components/screen.module.css'
import styles from './list.module.css'
import type { ListQueryState } from './use-list-query.ts'

export function SortableHeading({
  name,
  column,
  listQuery: { query, updateQuery },
  prefix,
}: {
  name: string
  /** The service's name of the column. */
  column: string | undefined
  listQuery: ListQueryState
  prefix?: ReactNode
}) {
  const isSorted = column !== undefined && query.sort === column
  const isDescending = isSorted && query.isDescending
  const Arrow = isDescending ? ArrowDown : isSorted ? ArrowUp : ChevronsUpDown
  return (
    <th
      scope="col"
      className={table.heading}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <span className={styles.inRow}>
        {prefix}
        {column === undefined ? (
          name
        ) : (
          <button
            type="button"
            className={styles.sort}
            onClick={() => updateQuery({ sort: column, order: isSorted && !isDescending ? 'down' : '' })}
          >
            {name}
            <Arrow size={16} aria-hidden />
          </button>
        )}
      </span>
    </th>
  )
}
