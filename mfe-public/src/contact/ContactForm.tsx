/** The message form. It is sent by script, and without one to the address of its own page. */
import {
  Button,
  ErrorSummary,
  type FieldProblem,
  FormToken,
  TextArea,
  TextField,
  useOffice,
} from '@access/kit'
import type { ChangeEvent } from 'react'
import { NobodysField } from '../parts/tellTales.tsx'
import styles from './Contact.module.css'
import { type Field, fields } from './complaints.ts'
import type { Message } from './useMessage.ts'
import { failures, formWords, questions } from './words.ts'

export function ContactForm({ message }: { message: Message }) {
  const { phone } = useOffice()
  const { values, errors, pending, write } = message
  const about = (name: Field) => ({
    ...questions[name],
    name,
    error: errors[name],
    required: name !== 'phone',
    optional: name === 'phone',
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => write(name, target.value),
  })
  return (
    <section className={styles.message} id="send" aria-labelledby="send-title">
      <div className={styles.opening}>
        <h2 id="send-title">{formWords.heading}</h2>
        <p className="muted">{formWords.lead}</p>
      </div>
      <form className="form" noValidate {...message.form}>
        <FormToken of="/contact" />
        <ErrorSummary problems={problemsOf(message, phone.display)} />
        <TextField {...about('name')} autoComplete="name" />
        <div className={`pair ${styles.pair}`}>
          <TextField {...about('email')} type="email" autoComplete="email" />
          <TextField {...about('phone')} type="tel" autoComplete="tel" />
        </div>
        <TextField {...about('subject')} />
        <TextArea {...about('message')} rows={6} />
        <NobodysField />
        <div className={styles.sending}>
          <Button type="submit" disabled={pending}>
            {pending ? formWords.sending : formWords.send}
          </Button>
          <p className="muted">{formWords.promise}</p>
        </div>
      </form>
    </section>
  )
}

/** Everything that keeps the message from being sent. */
export function problemsOf(
  { errors, failure }: Pick<Message, 'errors' | 'failure'>,
  phone: string,
): FieldProblem[] {
  const wrong = fields.flatMap((name) => (errors[name] ? [{ name, message: errors[name] }] : []))
  return failure ? [...wrong, { message: `${failures[failure]} ${phone}.` }] : wrong
}
