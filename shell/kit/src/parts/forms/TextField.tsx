/** A question answered in one line. */
import type { ComponentProps } from 'react'
import { belongingTo, Field, type Question } from './Field.tsx'

type InputOnly = Omit<ComponentProps<'input'>, keyof Question | 'id' | 'className'>

/** Takes the input's own attributes too: `type`, `autoComplete`, `value`, `onChange`, `onBlur`… */
export function TextField({
  name,
  label,
  hint,
  more,
  error,
  required,
  optional,
  ...input
}: Question & InputOnly) {
  const question = { name, label, hint, more, error, required, optional }
  return (
    <Field question={question}>
      <input className="input" {...input} {...belongingTo(question)} />
    </Field>
  )
}
