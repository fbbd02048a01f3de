/** A day to narrow the audit by: asked for once it is typed to its end, and objected to in words when it is none of ours. */
import { useEffect, useId, useState } from 'react'
import { DateInput } from '../parts/DateInput.tsx'
import parts from '../parts/parts.module.css'
import styles from './activity.module.css'
import { objectionTo } from './useFilters.ts'

/** In milliseconds, since who types a date is on the way to the next part of it: before it is asked for, or objected to. */
const pauses = { asked: 300, objectedTo: 1500 }

export function DayFilter({
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
  const [typed, setTyped] = useState(value)
  const [last, setLast] = useState(value)
  // The address changed: by what was typed here, or because somebody went back.
  if (value !== last) {
    setLast(value)
    setTyped(value)
  }
  const objection = objectionTo(typed)
  // A year is wrong until its last digit: nothing is said of it before one goes on, or stops.
  const [isTyping, setTyping] = useState(false)
  const said = isTyping ? null : objection

  useEffect(() => {
    if (typed === value) return
    const soon = objection
      ? setTimeout(() => setTyping(false), pauses.objectedTo)
      : setTimeout(() => onChange(typed), pauses.asked)
    return () => clearTimeout(soon)
  }, [typed, value, objection, onChange])

  return (
    <>
      <div className={parts.narrow}>
        <label htmlFor={id}>{label}</label>
        <DateInput
          id={id}
          className={styles.day}
          value={typed}
          onChange={(day) => {
            setTyping(true)
            setTyped(day)
          }}
          onBlur={() => setTyping(false)}
          {...(said && { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` })}
        />
      </div>
      {said && (
        <p id={`${id}-wrong`} className={styles.wrong} role="alert">
          {label}: {said}
        </p>
      )}
    </>
  )
}
