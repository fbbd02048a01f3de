/** The fields of a letter to an applicant, and below them how it reads once its gaps are filled. */
import { filledLetter, type LetterValues, placeholders } from '@access/requests/letters/letter.rules'
import { Form, Input } from 'antd'
import { useId } from 'react'
import management from '../management/management.module.css'
import styles from './parts.module.css'
import type { ShortForm } from './useShortForm.ts'

export function LetterFields({ form, values }: { form: ShortForm['form']; values: LetterValues }) {
  const subject = String(Form.useWatch('subject', form) ?? '')
  const text = String(Form.useWatch('text', form) ?? '')
  const id = useId()
  return (
    <>
      <Form.Item name="subject" label="Subject">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="text" label="Letter" extra={`You can use ${names}.`}>
        <Input.TextArea rows={10} className={management.long} />
      </Form.Item>
      <section className={styles.preview} aria-labelledby={id}>
        <h3 id={id}>How they read it</h3>
        <p className={styles.written}>{filledLetter(`${subject}\n\n${text}`, values)}</p>
      </section>
    </>
  )
}

const names = placeholders.map((name) => `{{${name}}}`).join(', ')
