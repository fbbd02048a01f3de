/** The template of a letter, and its text. */
import { Form } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { Select } from '../../components/Select.tsx'
import { LetterFields } from '../../forms/LetterFields.tsx'
import type { LetterOptionsFragment } from './letters.generated.ts'

export function LetterChoice({ letters: { templates, values } }: { letters: LetterOptionsFragment }) {
  const form = Form.useFormInstance()
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
        <Select
          id={id}
          value={selected?.id}
          emptyLabel={templates.length > 1 ? 'Choose a template' : undefined}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => setSelected(templates.find((template) => template.id === id))}
        />
      </Form.Item>
      <LetterFields values={values} />
    </>
  )
}
