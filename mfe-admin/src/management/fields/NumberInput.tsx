/** A number as text: what is no number is kept for the rules to object to, never dropped silently. */
import { Input } from 'antd'
import type { InputProps } from './inputProps.ts'

export function NumberInput({ value, onChange, ...control }: InputProps<number | string | null>) {
  return (
    <Input
      {...control}
      inputMode="numeric"
      value={value ?? ''}
      onChange={({ target }) => onChange?.(numberOrText(target.value))}
    />
  )
}

function numberOrText(text: string): number | string | null {
  if (text.trim() === '') return null
  const number = Number(text)
  // '1.' is on its way to being a number: it stays as typed until it is one.
  return String(number) === text.trim() ? number : text
}
