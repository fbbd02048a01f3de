/** What can be done with the selected rows: it stays in sight, however far down they are. */
import type { ReactNode } from 'react'
import styles from './list.module.css'

export function BulkBar({ count, children }: { count: number; children: ReactNode }) {
  return (
    <fieldset className={styles.bulkActions}>
      <legend className="sr">Bulk actions</legend>
      <p role="status" className={styles.count}>
        {count} selected
      </p>
      {children}
    </fieldset>
  )
}
