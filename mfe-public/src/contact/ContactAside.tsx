/** Beside the form: emergencies, and other contacts. */
import { EmailAddress, Link, SideCard, useOffice } from '@access/kit'
import styles from './Contact.module.css'
import { otherContacts, pageMessages, urgentMessages } from './contact.messages.ts'

export function ContactAside() {
  const { phone } = useOffice()
  return (
    <aside className="side" aria-label="Other ways">
      <SideCard title={urgentMessages.title} isHighlighted>
        <p>{urgentMessages.text}</p>
        <p>
          <a className={styles.call} href={phone.href}>
            Call {phone.display}
          </a>
        </p>
        <p>
          <Link to="/get-help">{pageMessages.requestLink}</Link>
        </p>
      </SideCard>
      <SideCard title={otherContacts.title}>
        <dl className={styles.addresses}>
          {otherContacts.list.map(({ label, email, phone }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={`mailto:${email}`}>
                  <span>
                    <EmailAddress address={email} />
                  </span>
                </a>
              </dd>
              <dd>
                <a className="num" href={`tel:+1${phone.replace(/\D/g, '')}`}>
                  {phone}
                </a>
              </dd>
            </div>
          ))}
        </dl>
      </SideCard>
    </aside>
  )
}
