/** The fields of a letter, with a preview whose placeholders are filled in. */
import { fillLetter, type LetterValues, placeholders } from '@access/requests/casework/letters/letter.rules'
import { Form, Input } from 'antd'
import { useId } from 'react'
import styles from '../components/components.module.css'
import management from '../components/screen.module.css'
import type { ShortForm } from './use-short-form.ts'

export function LetterFields({ form, values }: { form: ShortForm['form']; values: LetterValues }) {
  const subject = String(Form.useWatch('subject', form) ?? '')
  const text = String(Form.useWatch('text', form) ?? '')
  const id = useId()
  return (
    <>
      <Form.Item name="subject" label="Subject">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="text" label="Letter" extra={`You can use ${placeholderList}.`}>
        <Input.TextArea rows={10} className={management.long} />
      </Form.Item>
      <section className={styles.preview} aria-labelledby={id}>
        <h3 id={id}>Preview</h3>
        <p className={styles.written}>{fillLetter(`${subject}\n\n${text}`, values)}</p>
      </section>
    </>
  )
}

/** As they are written. */
export const placeholderList = placeholders.map((name) => `{{${name}}}`).join(', ')
