/** The box by which a row is chosen, before what its first cell says: the columns stay those that a table is said to have. */
import type { ReactNode } from 'react'
import styles from './list.module.css'

export function ChooseRow({
  name,
  isChosen,
  onChoose,
  children,
}: {
  name: string
  isChosen: boolean
  onChoose(isChosen: boolean): void
  children: ReactNode
}) {
  return (
    <span className={styles.inRow}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`Select ${name}`}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {children}
    </span>
  )
}
