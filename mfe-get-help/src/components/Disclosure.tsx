/** What is there for who wants it, folded. Works without scripts. */
import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'

export function Disclosure({
  label,
  className,
  children,
}: {
  label: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <details className={className}>
      <summary className={styles.label}>{label}</summary>
      {children}
    </details>
  )
}
