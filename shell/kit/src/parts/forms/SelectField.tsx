/** A question with a list of answers, one of which is chosen. */
import type { ComponentProps } from 'react'
import { belongingTo, Field, type Question } from './Field.tsx'

export interface Option {
  value: string
  label: string
}

type SelectOnly = Omit<
  ComponentProps<'select'>,
  keyof Question | 'id' | 'className' | 'children' | 'multiple'
>

interface Offered {
  options: readonly Option[]
  /** What stands there until something is chosen, such as "All categories". */
  blank?: string
}

/** A list that begins with an answer always has one: HTML lets it be required only where it begins with none. */
type Asked = { required?: false } | { required: boolean; blank: string }

export function SelectField(props: Omit<Question, 'required'> & Offered & Asked & SelectOnly) {
  const { name, label, hint, more, error, required, optional, options, blank, ...select } = props
  const question = { name, label, hint, more, error, required, optional }
  return (
    <Field question={question}>
      <select className="input" {...select} {...belongingTo(question)}>
        {blank !== undefined && <option value="">{blank}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
