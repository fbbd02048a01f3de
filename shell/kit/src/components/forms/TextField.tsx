/** A field for one line. */
import type { ComponentProps } from 'react'
import { Field, type FieldProps, getInputProps } from './Field.tsx'

type NativeInputProps = Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'className'>

/** Takes the input's own attributes too: `type`, `autoComplete`, `value`, `onChange`, `onBlur`… */
export function TextField({
  name,
  label,
  hint,
  details,
  error,
  required,
  optional,
  ...input
}: FieldProps & NativeInputProps) {
  const field = { name, label, hint, details, error, required, optional }
  return (
    <Field field={field}>
      <input className="input" dir="auto" {...input} {...getInputProps(field)} />
    </Field>
  )
}
