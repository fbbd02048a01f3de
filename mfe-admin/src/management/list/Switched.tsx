/** Switches first, so that they stand below each other from row to row, then the badges for what they say. */
import type { ReactNode } from 'react'
import styles from './list.module.css'

export function Switched({ children }: { children: ReactNode }) {
  return <span className={styles.switched}>{children}</span>
}
