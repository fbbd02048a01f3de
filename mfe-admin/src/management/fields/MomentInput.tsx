/** The day of an instant, in the organisation's time zone: whoever edits from elsewhere sees the same day. */
import { isInRange } from '@access/content/fields.rules'
import { useState } from 'react'
import { DateInput } from '../../parts/DateInput.tsx'
import type { InputProps } from './inputProps.ts'
import { dayOf, isInstant, onDay } from './moments.ts'

export function MomentInput({ value, onChange, ...control }: InputProps<string | null>) {
  // The hour outlives the day: a date is emptied on the way to being another one.
  const [before] = useState(value && isInstant(value) ? value : null)
  return (
    <DateInput
      {...control}
      value={value && isInstant(value) ? dayOf(value) : (value ?? '')}
      // What is no day of ours is held as it is typed: the rules say what is wrong with it.
      onChange={(day) => onChange?.(isInRange(day) ? onDay(day, before) : day || null)}
    />
  )
}
