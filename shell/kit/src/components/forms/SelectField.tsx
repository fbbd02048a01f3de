/** A field with a list of options, one of which is selected. */
import type { ComponentProps } from 'react'
import { Field, type FieldProps, getInputProps } from './Field.tsx'

export interface Option {
  value: string
  label: string
}

type NativeSelectProps = Omit<
  ComponentProps<'select'>,
  keyof FieldProps | 'id' | 'className' | 'children' | 'multiple'
>

interface SelectOptions {
  options: readonly Option[]
  /** The label of the empty option, such as "All categories". */
  emptyOptionLabel?: string
}

/** A list without an empty option always has a value: HTML lets it be required only where it begins with an empty one. */
type RequiredSelect = { required?: false } | { required: boolean; emptyOptionLabel: string }

export function SelectField(
  props: Omit<FieldProps, 'required'> & SelectOptions & RequiredSelect & NativeSelectProps,
) {
  const { name, label, hint, details, error, required, optional, options, emptyOptionLabel, ...select } =
    props
  const field = { name, label, hint, details, error, required, optional }
  return (
    <Field field={field}>
      <select className="input" {...select} {...getInputProps(field)}>
        {emptyOptionLabel !== undefined && <option value="">{emptyOptionLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
