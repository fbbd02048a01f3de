/** The message form. It is submitted by script, and without one to its own page. */
import { Button, ErrorSummary, FormToken, TextArea, TextField, useOfficeText } from '@access/kit'
import { HoneypotField } from '../components/SpamSignals.tsx'
import styles from './Contact.module.css'
import { contactForm, emailConfirmationField, emailConfirmationValue } from './contact.form.ts'
import { emailConfirmationLabel, formMessages } from './contact.messages.ts'
import type { MessageForm } from './use-message-form.ts'

export function ContactForm({ message }: { message: MessageForm }) {
  const fillOfficeText = useOfficeText()
  const { isPending } = message
  const { getFieldProps, formErrors } = message.fields
  return (
    <section className={styles.message} id="send" aria-labelledby="send-title">
      <div className={styles.opening}>
        <h2 id="send-title">{formMessages.heading}</h2>
        <p className="muted">{formMessages.lead}</p>
      </div>
      <form className="form" noValidate {...message.formProps}>
        <FormToken formPath={contactForm.path} />
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
        <TextField {...getFieldProps('subject')} required />
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
