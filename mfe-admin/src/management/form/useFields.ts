/** The fields of a form as a whole: to object to some of them, and to fill them all. */
import { Form } from 'antd'
import { useState } from 'react'
import type { Values } from './differences.ts'

export function useFields() {
  const [form] = Form.useForm<Values>()
  const [round, setRound] = useState(0)

  /** Puts each objection beside its field, and the focus into the first. */
  function object(objections: Record<string, string>) {
    const names = Object.keys(form.getFieldsValue())
    form.setFields(names.map((name) => ({ name, errors: objections[name] ? [objections[name]] : [] })))
    const first = names.find((name) => objections[name])
    if (first) form.focusField(first)
  }

  function fill(values: Values) {
    const names = Object.keys(form.getFieldsValue())
    form.setFields(names.map((name) => ({ name, value: values[name], errors: [] })))
    // Some fields remember how a value was typed: a new round of them begins with the value.
    setRound((last) => last + 1)
  }

  return { form, round, object, fill }
}
