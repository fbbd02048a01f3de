/** Folded on a narrow screen; on a wide one its content is always there. Works without scripts. */
import type { ReactNode } from 'react'
import styles from './NarrowDisclosure.module.css'

/** `label` is what the button says; `about` is read after it by screen readers. Folded at first unless `isOpen`. */
export function NarrowDisclosure({
  label,
  about,
  className = '',
  isOpen = false,
  children,
}: {
  label: ReactNode
  about?: string
  className?: string
  isOpen?: boolean
  children: ReactNode
}) {
  return (
    <details className={`${styles.disclosure} ${className}`.trim()} open={isOpen}>
      <summary className={styles.label}>
        {label}
        {about && <span className="sr"> {about}</span>}
      </summary>
      {children}
    </details>
  )
}
