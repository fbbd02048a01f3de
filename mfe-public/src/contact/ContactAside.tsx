/** Beside the form: emergencies, and other contacts. */
import { SideCard, useOffice, useOfficeText } from '@access/kit'
import { Link } from 'react-router-dom'
import { isDemonstrationAddress } from '../components/demonstration-office.ts'
import styles from './Contact.module.css'
import { pageMessages, urgentMessages } from './contact.messages.ts'
import { DemonstrationContacts } from './DemonstrationContacts.tsx'

export function ContactAside() {
  const { phone, address } = useOffice()
  const fillOfficeText = useOfficeText()
  return (
    <aside className="side" aria-label="Other ways">
      <SideCard title={urgentMessages.title} isHighlighted>
        <p>{fillOfficeText(urgentMessages.text)}</p>
        <p>
          <a className={styles.call} href={phone.href}>
            Call {phone.display}
          </a>
        </p>
        <p>
          <Link to="/get-help">{pageMessages.requestLink}</Link>
        </p>
      </SideCard>
      {isDemonstrationAddress(address) && <DemonstrationContacts />}
    </aside>
  )
}
