/** A choice among words, of which the first says what it means to choose none. */
import type { InputProps } from '../management/fields/inputProps.ts'
import management from '../management/management.module.css'

type Option = { value: string; label: string }

export function Select({
  none,
  options,
  value,
  onChange,
  ...control
}: InputProps<string> & { none: string; options: readonly Option[] }) {
  return (
    <select
      {...control}
      className={management.choice}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Words that stand for themselves. */
export const asOptions = (words: readonly string[]): Option[] =>
  words.map((word) => ({ value: word, label: word }))
