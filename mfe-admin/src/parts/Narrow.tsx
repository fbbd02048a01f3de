/** One way to narrow a list: the platform's own choice among a few words, all of them until one is chosen. */
import { useId } from 'react'
import management from '../management/management.module.css'
import styles from './parts.module.css'

export function Narrow({
  label,
  options,
  value,
  onChange,
}: {
  label: string
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
        <option value="">All</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
