/** A day: shown as the platform's date input, held as midnight UTC. */
import { isInRange } from '@access/content/fields.rules'
import { DateInput } from '../../parts/DateInput.tsx'
import type { InputProps } from './inputProps.ts'

export function DayInput({ value, onChange, ...control }: InputProps<string | null>) {
  return (
    <DateInput
      {...control}
      value={value?.replace(/T.*/, '') ?? ''}
      // What is no day of ours is held as it is typed: the rules say what is wrong with it.
      onChange={(day) => onChange?.(isInRange(day) ? `${day}T00:00:00.000Z` : day || null)}
    />
  )
}
