/** A list written line by line. */
import { Input } from 'antd'
import { useState } from 'react'
import type { InputProps } from '../management/fields/inputProps.ts'

export function LinesInput({ value, onChange, ...control }: InputProps<string[]>) {
  // The list alone cannot say that a new line has begun.
  const [typed, setTyped] = useState(() => (value ?? []).join('\n'))
  return (
    <Input.TextArea
      {...control}
      rows={3}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange?.(linesOf(target.value))
      }}
    />
  )
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
