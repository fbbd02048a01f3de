/** A day: shown as the platform's date input, held as midnight UTC. */
import { Input } from 'antd'
import type { InputProps } from './inputProps.ts'

export function DayInput({ value, onChange, ...control }: InputProps<string | null>) {
  return (
    <Input
      {...control}
      type="date"
      value={value?.slice(0, 10) ?? ''}
      onChange={({ target }) => onChange?.(target.value ? `${target.value}T00:00:00.000Z` : null)}
    />
  )
}
