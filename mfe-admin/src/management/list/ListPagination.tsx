/** The pagination of a list, with the page size. */
import { useId } from 'react'
import { Pager } from '../../components/Pager.tsx'
import styles from '../../components/screen.module.css'
import list from './list.module.css'
import { pageSizes } from './list-query.ts'
import type { ListQueryState } from './use-list-query.ts'

export function ListPagination({
  listQuery: { query, updateQuery },
  total,
}: {
  listQuery: ListQueryState
  total: number
}) {
  const id = useId()
  if (total <= pageSizes[0]) return null
  return (
    <div className={list.pagination}>
      <span className={list.inRow}>
        <label htmlFor={id} className="nowrap">
          Rows per page
        </label>
        <select
          id={id}
          className={styles.choice}
          value={query.size}
          onChange={({ target }) => updateQuery({ size: target.value })}
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </span>
      <Pager
        page={query.page}
        pages={Math.max(1, Math.ceil(total / query.size))}
        onPageChange={(page) => updateQuery({ page: page === 1 ? '' : String(page) })}
      />
    </div>
  )
}
