/** Beside the form: emergencies, and other contacts. */
import { EmailAddress, PhoneLink, SideCard, useOffice, useOfficeText } from '@access/kit'
import { Link } from 'react-router-dom'
import styles from './Contact.module.css'
import { pageMessages, urgentMessages } from './contact.messages.ts'
import { isDemonstrationAddress, otherContacts } from './demonstration.messages.ts'

export function ContactAside() {
  const { address } = useOffice()
  const fillOfficeText = useOfficeText()
  return (
    <aside className="side" aria-label="Other ways">
      <SideCard title={urgentMessages.title} isHighlighted>
        <p>{fillOfficeText(urgentMessages.text)}</p>
        <p>
          <PhoneLink className={`target ${styles.call}`} isCall />
        </p>
        <p>
          <Link to="/get-help">{pageMessages.requestLink}</Link>
        </p>
      </SideCard>
      {isDemonstrationAddress(address) && <DemonstrationContacts />}
    </aside>
  )
}

/** Whom the demonstration has beside its office. */
function DemonstrationContacts() {
  return (
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
  )
}
