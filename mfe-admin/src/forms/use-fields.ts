/** The fields of a form: shows errors and fills values. */
import { Form } from 'antd'
import { useState } from 'react'
import type { Values } from './differences.ts'

export function useFormFields() {
  const [form] = Form.useForm<Values>()
  const [generation, setGeneration] = useState(0)

  /** Shows each error at its field, and focuses the first. */
  function showErrors(errors: Record<string, string>) {
    const names = Object.keys(form.getFieldsValue())
    form.setFields(names.map((name) => ({ name, errors: errors[name] ? [errors[name]] : [] })))
    const firstInvalid = names.find((name) => errors[name])
    if (firstInvalid) form.focusField(firstInvalid)
  }

  /** Called when fields were edited: the errors belong to the previous values. */
  const clearErrors = (names: string[]) => form.setFields(names.map((name) => ({ name, errors: [] })))

  function fill(values: Values) {
    const names = Object.keys(form.getFieldsValue())
    form.setFields(names.map((name) => ({ name, value: values[name], errors: [] })))
    // Some fields keep the typed text: a new generation remounts them with the value.
    setGeneration((previous) => previous + 1)
  }

  return { form, generation, showErrors, clearErrors, fill }
}
