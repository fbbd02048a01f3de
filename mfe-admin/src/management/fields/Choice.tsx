/** A choice among a few words. */
import { capitalize } from '@access/kit'
import { Select } from '../../components/Select.tsx'
import type { InputProps } from './input-props.ts'

export function Choice({ options, value, ...control }: InputProps<string> & { options: readonly string[] }) {
  // Data from elsewhere may carry a word that is no longer offered; editing must not change it silently.
  const allOptions = value && !options.includes(value) ? [value, ...options] : options
  return (
    <Select
      {...control}
      value={value}
      options={allOptions.map((option) => ({ value: option, label: capitalize(option) }))}
      emptyLabel={value ? undefined : 'Choose one'}
    />
  )
}
