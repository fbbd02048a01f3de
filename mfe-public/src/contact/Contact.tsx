/** How to reach us: four ways in, a form for messages, and where the office is. */
import { Masthead, Page, QuickExit, useOffice } from '@access/kit'
import { Link } from 'react-router-dom'
import styles from './Contact.module.css'
import { ContactAside } from './ContactAside.tsx'
import { ContactForm, problemsOf } from './ContactForm.tsx'
import { MapPlate } from './MapPlate.tsx'
import { MessageSent } from './MessageSent.tsx'
import { useMessage } from './useMessage.ts'
import { Ways } from './Ways.tsx'
import { contactWords } from './words.ts'

export default function Contact() {
  const message = useMessage()
  const { phone } = useOffice()
  const { title, description, lead, requestLink } = contactWords
  const stopped = problemsOf(message, phone.display).length > 0
  return (
    <Page title={stopped ? `Error: ${title}` : title} description={description}>
      <QuickExit />
      <Masthead
        title={title}
        here="Contact"
        lead={lead}
        meta={
          <Link className={styles.request} to="/get-help">
            {requestLink}
          </Link>
        }
      />
      <div className="page">
        {message.reference && <MessageSent reference={message.reference} />}
        <Ways />
      </div>
      <div className="page section with-side">
        <ContactForm message={message} />
        <ContactAside />
      </div>
      <div className="page section-end">
        <MapPlate />
      </div>
    </Page>
  )
}
