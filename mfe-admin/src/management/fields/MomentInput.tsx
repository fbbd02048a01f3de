/** The day of an instant, in the organisation's time zone: whoever edits from elsewhere sees the same day. */
import { Input } from 'antd'
import type { InputProps } from './inputProps.ts'
import { dayOf, onDay } from './moments.ts'

export function MomentInput({ value, onChange, ...control }: InputProps<string | null>) {
  return (
    <Input
      {...control}
      type="date"
      value={value ? dayOf(value) : ''}
      onChange={({ target }) => onChange?.(target.value ? onDay(target.value, value ?? null) : null)}
    />
  )
}
