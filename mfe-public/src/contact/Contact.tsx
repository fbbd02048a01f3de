/** How to reach us: four ways in, a form for messages, and where the office is. */
import { Masthead, Page, QuickExit, TextField, useOfficeText } from '@access/kit'
import { Link } from 'react-router-dom'
import styles from './Contact.module.css'
import { ContactAside } from './ContactAside.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactMethods } from './ContactMethods.tsx'
import { contactForm } from './contact.form.ts'
import { fieldMessages, formMessages, pageMessages, requiredMessages } from './contact.messages.ts'
import { MapIllustration } from './MapIllustration.tsx'
import { MessageSent } from './MessageSent.tsx'
import { useMessageForm } from './use-message-form.ts'

const definition = { form: contactForm, labels: fieldMessages, requiredMessages }

export default function Contact() {
  const message = useMessageForm(definition)
  const fillOfficeText = useOfficeText()
  const { title, description, lead, requestLink, checkLink } = pageMessages
  const hasErrors = message.fields.formErrors.length > 0
  return (
    <Page
      title={hasErrors ? `Error: ${title}` : title}
      description={`${description} ${fillOfficeText(formMessages.promise)}`}
    >
      <QuickExit />
      <Masthead
        title={title}
        currentLabel="Contact"
        lead={lead}
        meta={
          <>
            <Link className={`target ${styles.request}`} to="/get-help">
              {requestLink}
            </Link>
            <Link className={`target ${styles.request}`} to="/get-help/status">
              {checkLink}
            </Link>
          </>
        }
      />
      <div className="page">
        {message.receipt && <MessageSent receipt={message.receipt} />}
        <ContactMethods />
      </div>
      <div className="page section with-side">
        <ContactForm message={message} heading={formMessages.heading} lead={formMessages.lead}>
          <TextField {...message.fields.getFieldProps('subject')} required />
        </ContactForm>
        <ContactAside />
      </div>
      <div className="page section-end">
        <MapIllustration />
      </div>
    </Page>
  )
}
