/** A date filter, applied once the date is complete, with an error when it is invalid. */
import { Flex, Typography } from 'antd'
import { useEffect, useId, useState } from 'react'
import { DateInput } from '../components/DateInput.tsx'
import styles from './activity.module.css'
import { validateDay } from './use-audit-filters.ts'

/** In milliseconds, before a typed date is applied or reported. */
const debounceTimes = { valid: 300, invalid: 1500 }

export function DateFilter({
  label,
  value,
  onChange,
}: {
  label: string
  /** '' for all days. */
  value: string
  onChange(day: string): void
}) {
  const id = useId()
  const [text, setText] = useState(value)
  const [previousValue, setPreviousValue] = useState(value)
  // The URL changed: by typing here, or by navigation.
  if (value !== previousValue) {
    setPreviousValue(value)
    setText(value)
  }
  const error = validateDay(text)
  // A year is invalid until its last digit: no error is shown while typing.
  const [isTyping, setTyping] = useState(false)
  const shownError = isTyping ? null : error

  useEffect(() => {
    if (text === value) return
    const timer = error
      ? setTimeout(() => setTyping(false), debounceTimes.invalid)
      : setTimeout(() => onChange(text), debounceTimes.valid)
    return () => clearTimeout(timer)
  }, [text, value, error, onChange])

  return (
    <>
      <Flex align="center" gap="small">
        <label htmlFor={id} className="nowrap">
          {label}
        </label>
        <DateInput
          id={id}
          value={text}
          onChange={(day) => {
            setTyping(true)
            setText(day)
          }}
          onBlur={() => setTyping(false)}
          {...(shownError && { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` })}
        />
      </Flex>
      {shownError && (
        <Typography.Text type="danger" id={`${id}-wrong`} className={styles.wrong} role="alert">
          {label}: {shownError}
        </Typography.Text>
      )}
    </>
  )
}
