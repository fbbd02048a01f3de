/** The platform's date input: tells every day that is typed, also one that we do not take, and never empties itself. */
import { dayRange } from '@access/content/fields.rules'
import { Input } from 'antd'
import type { ComponentProps, SyntheticEvent } from 'react'

/** Told of a date that is typed in part: no rule takes it, so it is objected to where an empty one would be let pass. */
const inPart = 'in part'

const isDay = (text: string) => /^\d{4,6}-\d\d-\d\d$/.test(text)

type Props = Omit<ComponentProps<typeof Input>, 'type' | 'value' | 'onChange'> & {
  /** YYYY-MM-DD; anything else is shown as no day. */
  value: string
  onChange(day: string): void
}

export function DateInput({ value, onChange, onBlur, ...input }: Props) {
  const tell = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    onChange(currentTarget.validity.badInput ? inPart : currentTarget.value)
  return (
    <Input
      {...input}
      {...dayRange}
      type="date"
      value={isDay(value) ? value : ''}
      onChange={tell}
      onBlur={(event) => {
        // The browser says nothing while the first parts of a date are typed.
        if (event.currentTarget.validity.badInput) tell(event)
        onBlur?.(event)
      }}
    />
  )
}
