/** A native select with a label for the empty option. */

import management from '../components/screen.module.css'
import type { InputProps } from '../management/fields/input-props.ts'

type Option = { value: string; label: string }

export function Select({
  emptyLabel,
  options,
  value,
  onChange,
  ...control
}: InputProps<string> & { emptyLabel: string; options: readonly Option[] }) {
  return (
    <select
      {...control}
      className={management.choice}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(target.value)}
    >
      <option value="">{emptyLabel}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

/** Options whose label is their value. */
export const buildOptions = (values: readonly string[]): Option[] =>
  values.map((value) => ({ value, label: value }))
