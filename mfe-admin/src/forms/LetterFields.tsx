/** The fields of a letter, with a preview whose placeholders are filled in. */

import { fillLetter, type LetterValues, placeholders } from '@access/requests/casework/letters/letter.rules'
import { Card, Form, Input } from 'antd'
import { useId } from 'react'
import parts from '../components/components.module.css'
import management from '../components/screen.module.css'
import screen from '../components/screen.module.css'

export function LetterFields({ values }: { values: LetterValues }) {
  const form = Form.useFormInstance()
  const subject = String(Form.useWatch('subject', form) ?? '')
  const text = String(Form.useWatch('text', form) ?? '')
  return (
    <>
      <Form.Item name="subject" label="Subject">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="text" label="Letter" extra={`You can use ${placeholderList}.`}>
        <Input.TextArea rows={10} className={management.long} />
      </Form.Item>
      <LetterPreview text={fillLetter(`${subject}\n\n${text}`, values)} />
    </>
  )
}

/** As they are written. */
export const placeholderList = placeholders.map((name) => `{{${name}}}`).join(', ')

/** How a letter reads with its placeholders filled in. */
export function LetterPreview({ text }: { text: string }) {
  const id = useId()
  return (
    <Card
      size="small"
      role="region"
      aria-labelledby={id}
      title={
        <h3 id={id} className={screen.cardTitle}>
          Preview
        </h3>
      }
    >
      <p className={parts.written}>{text}</p>
    </Card>
  )
}
