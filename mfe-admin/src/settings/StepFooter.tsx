/** What leads from one step to the next: on, back, or past it for now. */

import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './office-setup.module.css'

export type StepLinks = { previousPath: string | null; nextPath: string | null }

export function StepFooter({
  previousPath,
  skipPath = null,
  status,
  children,
}: {
  previousPath: string | null
  skipPath?: string | null
  status?: ReactNode
  /** What leads on. */
  children: ReactNode
}) {
  return (
    <footer className={styles.footer}>
      {status}
      {previousPath && (
        <Link className={styles.footerLink} to={previousPath}>
          Back
        </Link>
      )}
      {skipPath && (
        <Link className={styles.footerLink} to={skipPath}>
          Skip for now
        </Link>
      )}
      {children}
    </footer>
  )
}
