/** A table cell with details below its content. */
import type { ReactNode } from 'react'
import styles from './components.module.css'

export function StackedCell({ children, details }: { children: ReactNode; details: ReactNode }) {
  return (
    <span className={styles.stacked}>
      <span>{children}</span>
      <span className={styles.hint}>{details}</span>
    </span>
  )
}
