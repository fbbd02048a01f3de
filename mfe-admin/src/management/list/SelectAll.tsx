/** Selects all rows of the page, or none; indeterminate when some are selected. */
import styles from './list.module.css'

export function SelectAll({
  selectedCount,
  total,
  onSelectAll,
}: {
  /** How many are selected. */
  selectedCount: number
  total: number
  onSelectAll(all: boolean): void
}) {
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label="Select all on this page"
      checked={selectedCount === total}
      ref={(checkbox) => {
        if (checkbox) checkbox.indeterminate = selectedCount > 0 && selectedCount < total
      }}
      onChange={({ target }) => onSelectAll(target.checked)}
    />
  )
}
