/** The fields of a letter, with a preview whose placeholders are filled in. */

import { fillLetter, type LetterValues, placeholders } from '@access/requests/casework/letters/letter.rules'
import { Card, Form } from 'antd'
import { useId } from 'react'
import parts from '../components/components.module.css'
import screen from '../components/screen.module.css'
import { TextField } from './TextField.tsx'

export function LetterFields({ values }: { values: LetterValues }) {
  const form = Form.useFormInstance()
  const subject = String(Form.useWatch('subject', form) ?? '')
  const text = String(Form.useWatch('text', form) ?? '')
  return (
    <>
      <TextField name="subject" label="Subject" />
      <TextField name="text" label="Letter" extra={`You can use ${placeholderList}.`} rows={10} />
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
