/** What antd's form hands to the control inside a field: its value, and what makes it one with label and error. */
import type { AriaAttributes } from 'react'

export type InputProps<Value> = {
  id?: string
  value?: Value
  onChange?(value: Value): void
} & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'>
