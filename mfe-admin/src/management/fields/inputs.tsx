/** The inputs of fields. Each holds the value that is sent, whatever it shows. */
import { isDayInRange } from '@access/content/content-type/fields.rules'
import { capitalize } from '@access/kit'
import { Input } from 'antd'
import { type AriaAttributes, useState } from 'react'
import { DateInput } from '../../components/DateInput.tsx'
import { Select } from '../../components/Select.tsx'
import { getDay, isInstant, moveToDay } from './instants.ts'

/** What antd's form hands to the control inside a field: its value, and what makes it one with label and error. */
export type InputProps<Value> = {
  id?: string
  value?: Value
  onChange?(value: Value): void
} & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-required'>

/** A choice among a few words. */
export function Choice({ options, value, ...control }: InputProps<string> & { options: readonly string[] }) {
  // Data from elsewhere may carry a word that is no longer offered; editing must not change it silently.
  const allOptions = value && !options.includes(value) ? [value, ...options] : options
  return (
    <Select
      {...control}
      value={value}
      options={allOptions.map((option) => ({ value: option, label: capitalize(option) }))}
      emptyLabel={value ? undefined : 'Choose one'}
    />
  )
}

/** A day: shown as the platform's date input, held as midnight UTC. */
export function DayInput({ value, onChange, ...control }: InputProps<string | null>) {
  return (
    <DateInput
      {...control}
      value={value?.replace(/T.*/, '') ?? ''}
      // What is no day of ours is held as it is typed: the rules say what is wrong with it.
      onChange={(day) => onChange?.(isDayInRange(day) ? `${day}T00:00:00.000Z` : day || null)}
    />
  )
}

/** The day of a date, in the organisation's time zone, wherever it is edited. */
export function MomentInput({ value, onChange, ...control }: InputProps<string | null>) {
  // An hour that it has outlives the day: a date is emptied on the way to being another one.
  const [initialInstant] = useState(value && isInstant(value) ? value : null)
  return (
    <DateInput
      {...control}
      value={value && isInstant(value) ? getDay(value) : (value ?? '')}
      // What is no day of ours is held as it is typed: the rules say what is wrong with it.
      onChange={(day) => onChange?.(isDayInRange(day) ? moveToDay(day, initialInstant) : day || null)}
    />
  )
}

/** A number as text: invalid input is kept for the rules to reject, never dropped silently. */
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

type ListInputProps = InputProps<string[] | null>

/** A list written with commas: 'heat, repairs'. */
export const ListInput = (props: ListInputProps) => <Input dir="auto" {...useTypedList(props, ',', ', ')} />

/** A list written line by line. */
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
