/** A list written with commas: 'heat, repairs'. */
import { Input } from 'antd'
import { useState } from 'react'
import type { InputProps } from './inputProps.ts'

export function WordsInput({ value, onChange, ...control }: InputProps<string[] | null>) {
  // The list alone cannot say where the writer is: 'heat,' and 'heat' are the same list.
  const [typed, setTyped] = useState(() => (value ?? []).join(', '))
  return (
    <Input
      {...control}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange?.(wordsOf(target.value))
      }}
    />
  )
}

/** The items of a list, trimmed; empty ones are dropped. */
export const wordsOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
