/** The day of an instant, in the organisation's time zone: whoever edits from elsewhere sees the same day. */
import { Input } from 'antd'
import { useState } from 'react'
import type { InputProps } from './inputProps.ts'
import { dayOf, onDay } from './moments.ts'

export function MomentInput({ value, onChange, ...control }: InputProps<string | null>) {
  // The hour outlives the day: a date is emptied on the way to being another one.
  const [before] = useState(value ?? null)
  return (
    <Input
      {...control}
      type="date"
      value={value ? dayOf(value) : ''}
      onChange={({ target }) => onChange?.(target.value ? onDay(target.value, before) : null)}
    />
  )
}
