/** The native date input. Reports every typed day, also invalid ones, and never clears itself. */
import { dayRange } from '@access/content/content-type/fields.rules'
import { Input } from 'antd'
import type { ComponentProps, SyntheticEvent } from 'react'

/** Reported for an incomplete date: no rule accepts it, so it is an error where an empty one is valid. */
const incompleteDate = 'incomplete'

const isDay = (text: string) => /^\d{4,6}-\d\d-\d\d$/.test(text)

type DateInputProps = Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange'> & {
  /** YYYY-MM-DD; anything else is shown as empty. */
  value: string
  onChange(day: string): void
}

export function DateInput({ value, onChange, onBlur, ...input }: DateInputProps) {
  const reportValue = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    onChange(currentTarget.validity.badInput ? incompleteDate : currentTarget.value)
  return (
    <Input
      {...input}
      {...dayRange}
      type="date"
      value={isDay(value) ? value : ''}
      onChange={reportValue}
      onBlur={(event) => {
        // Browsers fire no event while the first parts of a date are typed.
        if (event.currentTarget.validity.badInput) reportValue(event)
        onBlur?.(event)
      }}
    />
  )
}
