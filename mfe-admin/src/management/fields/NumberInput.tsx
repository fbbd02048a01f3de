/** A number as text: invalid input is kept for the rules to reject, never dropped silently. */
import { Input } from 'antd'
import type { InputProps } from './input-props.ts'

export function NumberInput({
  inputMode = 'numeric',
  value,
  onChange,
  ...control
}: InputProps<number | string | null> & {
  /** The keyboard of a phone. */
  inputMode?: 'numeric' | 'decimal'
}) {
  return (
    <Input
      {...control}
      inputMode={inputMode}
      value={value ?? ''}
      onChange={({ target }) => onChange?.(parseNumberOrText(target.value))}
    />
  )
}

function parseNumberOrText(text: string): number | string | null {
  if (text.trim() === '') return null
  const number = Number(text)
  // '1.' is on its way to being a number: it stays as typed until it is one.
  return String(number) === text.trim() ? number : text
}
