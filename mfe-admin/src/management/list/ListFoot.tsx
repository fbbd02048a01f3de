/** Turns the pages, and says how long they are. */
import { useId } from 'react'
import styles from '../management.module.css'
import { Pager } from '../Pager.tsx'
import list from './list.module.css'
import { pageSizes } from './question.ts'
import type { Asking } from './useQuestion.ts'

export function ListFoot({ asking: { question, want }, total }: { asking: Asking; total: number }) {
  const id = useId()
  if (total <= pageSizes[0]) return null
  return (
    <div className={list.foot}>
      <span className={list.inRow}>
        <label htmlFor={id} className="nowrap">
          Rows per page
        </label>
        <select
          id={id}
          className={styles.choice}
          value={question.size}
          onChange={({ target }) => want({ size: target.value })}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </span>
      <Pager
        page={question.page}
        pages={Math.max(1, Math.ceil(total / question.size))}
        onTurn={(page) => want({ page: page === 1 ? '' : String(page) })}
      />
    </div>
  )
}
