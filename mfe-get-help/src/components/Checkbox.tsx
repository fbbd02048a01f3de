/** A checkbox, and the fields that depend on it. Without script styles show and hide them. */
import { useIsHydrated } from '@access/kit'
import type { ChangeEventHandler, ReactNode } from 'react'
import styles from './Checkbox.module.css'

interface CheckboxInputProps {
  name: string
  label: string
  note: string
  value: string
  checked: boolean
  onChange: ChangeEventHandler<HTMLInputElement>
}

interface CheckboxProps extends CheckboxInputProps {
  /** The fields that are asked once it is ticked. */
  whenChecked?: ReactNode
  /** The field, above it, that is asked unless it is ticked. */
  unlessChecked?: ReactNode
}

export function Checkbox({ label, note, whenChecked, unlessChecked, ...input }: CheckboxProps) {
  const { name, checked } = input
  const isHydrated = useIsHydrated()
  return (
    <div className={styles.group}>
      {(!isHydrated || !checked) && unlessChecked && (
        <div className={styles.unlessChecked}>{unlessChecked}</div>
      )}
      <label className="check">
        <input type="checkbox" id={name} {...input} aria-describedby={`${name}-note`} />
        {label}
      </label>
      <div id={`${name}-note`} role="status">
        {(!isHydrated || checked) && <p className={`muted ${styles.whenChecked}`}>{note}</p>}
      </div>
      {(!isHydrated || checked) && whenChecked && (
        <div className={`form ${styles.whenChecked} ${styles.fields}`}>{whenChecked}</div>
      )}
    </div>
  )
}

/** A checkbox that answers a question of its own, such as whether we may email. */
export function CheckboxQuestion({ label, note, legend, ...input }: CheckboxInputProps & { legend: string }) {
  return (
    <fieldset className="field" aria-describedby={`${input.name}-hint`}>
      <legend className="legend">{legend}</legend>
      <p className="hint" id={`${input.name}-hint`}>
        {note}
      </p>
      <label className="check">
        <input type="checkbox" id={input.name} {...input} />
        {label}
      </label>
    </fieldset>
  )
}
