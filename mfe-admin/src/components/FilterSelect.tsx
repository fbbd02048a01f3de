/** A filter of a list as a native select, with "All" as the default. */
import { useId } from 'react'
import styles from './components.module.css'
import management from './screen.module.css'

export function FilterSelect({
  label,
  allLabel = 'All',
  options,
  value,
  onChange,
}: {
  label: string
  /** What is chosen when nothing is. */
  allLabel?: string
  options: readonly { value: string; label: string }[]
  /** '' for all. */
  value: string
  onChange(value: string): void
}) {
  const id = useId()
  return (
    <div className={styles.narrow}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={management.choice}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{allLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
