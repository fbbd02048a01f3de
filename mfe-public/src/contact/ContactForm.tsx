/** The message form. It is submitted by script, and without one to its own page. */
import { Button, ErrorSummary, FormToken, TextArea, TextField, useOfficeText } from '@access/kit'
import type { ReactNode } from 'react'
import { HoneypotField } from '../components/SpamSignals.tsx'
import styles from './Contact.module.css'
import { emailConfirmationField, emailConfirmationValue } from './contact.form.ts'
import { emailConfirmationLabel, formMessages } from './contact.messages.ts'
import type { MessageForm } from './use-message-form.ts'

/** `children` are the fields between how to reach the sender and what they write. */
export function ContactForm({
  message,
  heading,
  lead,
  children,
}: {
  message: MessageForm
  heading: string
  lead: string
  children: ReactNode
}) {
  const fillOfficeText = useOfficeText()
  const { isPending } = message
  const { getFieldProps, formErrors } = message.fields
  return (
    <section className={styles.message} id="send" aria-labelledby="send-title">
      <div className={styles.opening}>
        <h2 id="send-title">{heading}</h2>
        <p className="muted">{lead}</p>
      </div>
      <form className="form" noValidate {...message.formProps}>
        <FormToken formPath={message.formPath} />
        <ErrorSummary errors={formErrors} />
        <TextField {...getFieldProps('name')} autoComplete="name" required />
        <div className="pair">
          <TextField {...getFieldProps('email')} type="email" autoComplete="email" required />
          <TextField {...getFieldProps('phone')} type="tel" autoComplete="tel" optional />
        </div>
        <label className="check">
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
        {children}
        <TextArea {...getFieldProps('message')} rows={6} required />
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
