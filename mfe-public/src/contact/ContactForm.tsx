/** The message form. It is submitted by script, and without one to its own page. */
import {
  Button,
  ErrorSummary,
  type FormError,
  FormToken,
  TextArea,
  TextField,
  useOffice,
  useOfficeText,
} from '@access/kit'
import type { ChangeEvent } from 'react'
import { HoneypotField } from '../components/SpamSignals.tsx'
import styles from './Contact.module.css'
import { emailConfirmationLabel, failureMessages, fieldMessages, formMessages } from './contact.messages.ts'
import type { MessageForm } from './use-message-form.ts'
import { emailConfirmationField, emailConfirmationValue, type Field, fields } from './validate-message.ts'

export function ContactForm({ message }: { message: MessageForm }) {
  const { phone } = useOffice()
  const fillOfficeText = useOfficeText()
  const { values, errors, isPending, setField } = message
  const getFieldProps = (name: Field) => ({
    ...fieldMessages[name],
    name,
    error: errors[name],
    required: name !== 'phone',
    optional: name === 'phone',
    value: values[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setField(name, target.value),
  })
  return (
    <section className={styles.message} id="send" aria-labelledby="send-title">
      <div className={styles.opening}>
        <h2 id="send-title">{formMessages.heading}</h2>
        <p className="muted">{formMessages.lead}</p>
      </div>
      <form className="form" noValidate {...message.form}>
        <FormToken formPath="/contact" />
        <ErrorSummary errors={listFormErrors(message, phone.display)} />
        <TextField {...getFieldProps('name')} autoComplete="name" />
        <div className="pair">
          <TextField {...getFieldProps('email')} type="email" autoComplete="email" />
          <TextField {...getFieldProps('phone')} type="tel" autoComplete="tel" />
        </div>
        <label className={styles.emailConfirmation}>
          {/* Uncontrolled: what was ticked before hydration stays ticked. */}
          <input
            key={message.formNumber}
            type="checkbox"
            name={emailConfirmationField}
            value={emailConfirmationValue}
            defaultChecked={message.hadEmailConfirmation}
          />
          {emailConfirmationLabel}
        </label>
        <TextField {...getFieldProps('subject')} />
        <TextArea {...getFieldProps('message')} rows={6} />
        <HoneypotField />
        <div className={styles.sending}>
          <Button type="submit" disabled={isPending}>
            {isPending ? formMessages.sending : formMessages.send}
          </Button>
          <p className="muted">{fillOfficeText(formMessages.promise)}</p>
        </div>
      </form>
    </section>
  )
}

/** All errors of the form. */
export function listFormErrors(
  { errors, failure }: Pick<MessageForm, 'errors' | 'failure'>,
  phone: string,
): FormError[] {
  const fieldErrors = fields.flatMap((name) => (errors[name] ? [{ name, message: errors[name] }] : []))
  return failure ? [...fieldErrors, { message: `${failureMessages[failure]} ${phone}.` }] : fieldErrors
}
