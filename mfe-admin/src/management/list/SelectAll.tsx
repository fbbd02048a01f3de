/** Chooses every row of the page, or none; in between when some are. */
import styles from './list.module.css'

export function SelectAll({
  count,
  of,
  onChoose,
}: {
  /** How many are chosen. */
  count: number
  of: number
  onChoose(all: boolean): void
}) {
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label="Select all on this page"
      checked={count === of}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < of
      }}
      onChange={({ target }) => onChoose(target.checked)}
    />
  )
}
