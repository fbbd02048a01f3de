/** A list written with commas, 'heat, repairs', or line by line. */
import { Input } from 'antd'
import { useState } from 'react'
import type { InputProps } from './input-props.ts'

type ListInputProps = InputProps<string[] | null>

export const ListInput = (props: ListInputProps) => <Input dir="auto" {...useTypedList(props, ',', ', ')} />

export const LinesInput = (props: ListInputProps) => (
  <Input.TextArea rows={3} {...useTypedList(props, '\n', '\n')} />
)

/** The list alone cannot say where the writer is: 'heat,' and 'heat' are the same list. */
function useTypedList({ value, onChange, ...control }: ListInputProps, separator: string, joint: string) {
  const [typedText, setTypedText] = useState(() => (value ?? []).join(joint))
  return {
    ...control,
    value: typedText,
    onChange({ target }: { target: { value: string } }) {
      setTypedText(target.value)
      onChange?.(parseList(target.value, separator))
    },
  }
}

/** The items of a list, trimmed; empty ones are dropped. */
const parseList = (text: string, separator: string) =>
  text
    .split(separator)
    .map((word) => word.trim())
    .filter(Boolean)
