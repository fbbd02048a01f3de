/** A choice among a few words: the platform's own list, which phones and screen readers know best. */
import { capitalize } from '@access/kit'
import styles from '../../components/screen.module.css'
import type { InputProps } from './input-props.ts'

export function Choice({
  options,
  value,
  onChange,
  ...control
}: InputProps<string> & { options: readonly string[] }) {
  // Data from elsewhere may carry a word that is no longer offered; editing must not change it silently.
  const allOptions = value && !options.includes(value) ? [value, ...options] : options
  return (
    <select
      {...control}
      className={styles.choice}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    >
      {!value && <option value="">Choose one</option>}
      {allOptions.map((option) => (
        <option key={option} value={option}>
          {capitalize(option)}
        </option>
      ))}
    </select>
  )
}
