/** A choice among options whose words are not what is stored; without one it says so in its own words. */
import styles from '../../components/screen.module.css'
import type { InputProps } from './input-props.ts'

export function OptionChoice({
  options,
  emptyLabel,
  value,
  onChange,
  ...control
}: InputProps<string | null> & {
  options: readonly { value: string; label: string }[]
  /** What it means to choose none. */
  emptyLabel: string
}) {
  return (
    <select
      {...control}
      className={styles.choice}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    >
      <option value="">{emptyLabel}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
