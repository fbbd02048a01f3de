/** What a table's cell says, and below it more quietly what goes with it. */
import type { ReactNode } from 'react'
import styles from './parts.module.css'

export function Stacked({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <span className={styles.stacked}>
      <span>{children}</span>
      <span className={styles.hint}>{below}</span>
    </span>
  )
}
