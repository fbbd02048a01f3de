/** A list written with commas: 'heat, repairs'. */
import { Input } from 'antd'
import { useState } from 'react'
import type { InputProps } from './input-props.ts'

export function ListInput({ value, onChange, ...control }: InputProps<string[] | null>) {
  // The list alone cannot say where the writer is: 'heat,' and 'heat' are the same list.
  const [typedText, setTypedText] = useState(() => (value ?? []).join(', '))
  return (
    <Input
      dir="auto"
      {...control}
      value={typedText}
      onChange={({ target }) => {
        setTypedText(target.value)
        onChange?.(parseList(target.value))
      }}
    />
  )
}

/** The items of a list, trimmed; empty ones are dropped. */
export const parseList = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
