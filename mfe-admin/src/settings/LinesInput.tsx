/** A list written line by line. */
import { Input } from 'antd'
import { useState } from 'react'
import type { InputProps } from '../management/fields/input-props.ts'

export function LinesInput({ value, onChange, ...control }: InputProps<string[]>) {
  // The list alone cannot say that a new line has begun.
  const [typedText, setTypedText] = useState(() => (value ?? []).join('\n'))
  return (
    <Input.TextArea
      {...control}
      rows={3}
      value={typedText}
      onChange={({ target }) => {
        setTypedText(target.value)
        onChange?.(parseLines(target.value))
      }}
    />
  )
}

const parseLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
