/** A checkbox, and the fields that depend on it. Without script styles show and hide them. */
import type { ChangeEventHandler, ReactNode } from 'react'
import { useIsEnhanced } from '../platform/use-is-enhanced.ts'
import styles from './Checkbox.module.css'

interface CheckboxProps {
  name: string
  label: string
  /** What follows from it, once it is ticked. */
  note: string
  value: string
  checked: boolean
  onChange: ChangeEventHandler<HTMLInputElement>
  /** The fields that are asked once it is ticked. */
  whenChecked?: ReactNode
  /** The field, above it, that is asked unless it is ticked. */
  unlessChecked?: ReactNode
}

export function Checkbox({ label, note, whenChecked, unlessChecked, ...input }: CheckboxProps) {
  const { name, checked } = input
  const isEnhanced = useIsEnhanced()
  return (
    <div className={styles.group}>
      {(!isEnhanced || !checked) && unlessChecked && (
        <div className={styles.unlessChecked}>{unlessChecked}</div>
      )}
      <label className={styles.label}>
        <input type="checkbox" id={name} {...input} aria-describedby={`${name}-note`} />
        {label}
      </label>
      <div id={`${name}-note`} role="status">
        {(!isEnhanced || checked) && <p className={`muted ${styles.whenChecked}`}>{note}</p>}
      </div>
      {(!isEnhanced || checked) && whenChecked && (
        <div className={`form ${styles.whenChecked} ${styles.fields}`}>{whenChecked}</div>
      )}
    </div>
  )
}
