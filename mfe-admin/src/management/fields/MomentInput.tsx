/** The day of a date, in the organisation's time zone, wherever it is edited. */
import { isDayInRange } from '@access/content/content-type/fields.rules'
import { useState } from 'react'
import { DateInput } from '../../components/DateInput.tsx'
import type { InputProps } from './input-props.ts'
import { getDay, isInstant, moveToDay } from './instants.ts'

export function MomentInput({ value, onChange, ...control }: InputProps<string | null>) {
  // An hour that it has outlives the day: a date is emptied on the way to being another one.
  const [initialInstant] = useState(value && isInstant(value) ? value : null)
  return (
    <DateInput
      {...control}
      value={value && isInstant(value) ? getDay(value) : (value ?? '')}
      // What is no day of ours is held as it is typed: the rules say what is wrong with it.
      onChange={(day) => onChange?.(isDayInRange(day) ? moveToDay(day, initialInstant) : day || null)}
    />
  )
}
