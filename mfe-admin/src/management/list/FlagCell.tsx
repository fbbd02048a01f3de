/** A cell with switches first, so that they are aligned between rows, then badges. */
import type { ReactNode } from 'react'
import styles from './list.module.css'

export function FlagCell({ children }: { children: ReactNode }) {
  return <span className={styles.flags}>{children}</span>
}
