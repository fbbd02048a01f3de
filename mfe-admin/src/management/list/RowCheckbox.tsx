/** The selection checkbox of a row, inside its first cell, so that it needs no column. */
import type { ReactNode } from 'react'
import styles from './list.module.css'

export function RowCheckbox({
  name,
  isSelected,
  onSelect,
  children,
}: {
  name: string
  isSelected: boolean
  onSelect(isSelected: boolean): void
  children: ReactNode
}) {
  return (
    <span className={styles.inRow}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`Select ${name}`}
        checked={isSelected}
        onChange={({ target }) => onSelect(target.checked)}
      />
      {children}
    </span>
  )
}
