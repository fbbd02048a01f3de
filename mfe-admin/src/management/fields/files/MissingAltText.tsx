/** Names at its field what a picture lacks for people who do not see it, before anything is saved. */
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './files.module.css'

export function MissingAltText({ children }: { children: ReactNode }) {
  return (
    <span className={styles.missingAlt}>
      <TriangleAlert size={16} aria-hidden /> {children}
    </span>
  )
}
