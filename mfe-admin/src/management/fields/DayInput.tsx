/** A day: shown as the platform's date input, held as midnight UTC. */
import { isDayInRange } from '@access/content/content-type/fields.rules'
import { DateInput } from '../../components/DateInput.tsx'
import type { InputProps } from './input-props.ts'

export function DayInput({ value, onChange, ...control }: InputProps<string | null>) {
  return (
    <DateInput
      {...control}
      value={value?.replace(/T.*/, '') ?? ''}
      // What is no day of ours is held as it is typed: the rules say what is wrong with it.
      onChange={(day) => onChange?.(isDayInRange(day) ? `${day}T00:00:00.000Z` : day || null)}
    />
  )
}
