/** Which template a letter begins with, and the letter. */
import { Form } from 'antd'
import { useEffect, useId, useState } from 'react'
import management from '../../management/management.module.css'
import { LetterFields } from '../../parts/LetterFields.tsx'
import type { ShortForm } from '../../parts/useShortForm.ts'
import type { Letters } from './documents.ts'

export function LetterChoice({
  form,
  letters: { templates, values },
}: {
  form: ShortForm['form']
  letters: Letters
}) {
  // Where there are several, none is the usual one: the wrong reason must not go out by habit.
  const [chosen, setChosen] = useState(templates.length === 1 ? templates[0] : undefined)
  const id = useId()
  // Another choice is another letter, from its beginning.
  useEffect(() => {
    if (chosen) form.setFieldsValue({ subject: chosen.subject, text: chosen.text })
  }, [form, chosen])

  return (
    <>
      <Form.Item label="Begin with" htmlFor={id}>
        <select
          id={id}
          className={management.choice}
          value={chosen?.id ?? ''}
          onChange={({ target }) => setChosen(templates.find((template) => template.id === target.value))}
        >
          {templates.length > 1 && <option value="">Choose a letter</option>}
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
