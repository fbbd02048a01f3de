/** The template of a letter, and its text. */
import { Form } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import management from '../../components/screen.module.css'
import { LetterFields } from '../../forms/LetterFields.tsx'
import type { ShortForm } from '../../forms/use-short-form.ts'
import type { LetterOptionsFragment } from './letters.generated.ts'

export function LetterChoice({
  form,
  letters: { templates, values },
}: {
  form: ShortForm['form']
  letters: LetterOptionsFragment
}) {
  // With several templates none is preselected: the wrong reason must not be sent by habit.
  const [selected, setSelected] = useState(templates.length === 1 ? templates[0] : undefined)
  const id = useId()
  // Another template replaces the text, but none what somebody had typed before.
  const isRestored = useRef(form.getFieldValue('text') !== undefined)
  useEffect(() => {
    if (selected && !isRestored.current)
      form.setFieldsValue({ subject: selected.subject, text: selected.text })
    isRestored.current = false
  }, [form, selected])

  return (
    <>
      <Form.Item label="Template" htmlFor={id}>
        <select
          id={id}
          className={management.choice}
          value={selected?.id ?? ''}
          onChange={({ target }) => setSelected(templates.find((template) => template.id === target.value))}
        >
          {templates.length > 1 && <option value="">Choose a template</option>}
          {templates.map((template) => (
            <option key={template.id} value={template.id}>
              {template.name}
            </option>
          ))}
        </select>
      </Form.Item>
      <LetterFields form={form} values={values} />
    </>
  )
}
