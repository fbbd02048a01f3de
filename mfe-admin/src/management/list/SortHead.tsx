/** The head of a column by which the list may be sorted: once up, once more down. */
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import table from '../management.module.css'
import styles from './list.module.css'
import type { Asking } from './useQuestion.ts'

export function SortHead({
  name,
  column,
  asking: { question, want },
  before,
}: {
  name: string
  /** What the service calls it. */
  column: string | undefined
  asking: Asking
  before?: ReactNode
}) {
  const isSorted = column !== undefined && question.sort === column
  const isDown = isSorted && question.isDescending
  const Arrow = isDown ? ArrowDown : isSorted ? ArrowUp : ChevronsUpDown
  return (
    <th
      scope="col"
      className={table.heading}
      aria-sort={isSorted ? (isDown ? 'descending' : 'ascending') : undefined}
    >
      <span className={styles.inRow}>
        {before}
        {column === undefined ? (
          name
        ) : (
          <button
            type="button"
            className={styles.sort}
            onClick={() => want({ sort: column, order: isSorted && !isDown ? 'down' : '' })}
          >
            {name}
            <Arrow size={16} aria-hidden />
          </button>
        )}
      </span>
    </th>
  )
}
