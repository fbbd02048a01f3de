/** The contact person beside the form: name, phone number and office hours. */
import { Portrait, useOffice } from '@access/kit'
import { Link } from 'react-router-dom'
import { coordinator, existingRequestMessages } from '../journey/request.messages.ts'
import styles from './ContactPerson.module.css'
import { OfficeHours } from './OfficeHours.tsx'

export function ContactPerson() {
  const { phone } = useOffice()
  return (
    <aside className={styles.side} aria-label="Talk to a person">
      <div className="human">
        <Portrait name={coordinator.name} tone={4} />
        <p>
          <strong>{coordinator.name}</strong>
          <br />
          <span className="muted">{coordinator.designation}</span>
        </p>
        <a className={`tel ${styles.number}`} href={phone.href}>
          {phone.display}
        </a>
        <OfficeHours className="full small" />
        <p className={`full small muted ${styles.later}`}>{coordinator.offer}</p>
      </div>
      <p className={styles.existingRequest}>
        {existingRequestMessages.lead} <Link to="/get-help/status">{existingRequestMessages.link}</Link>
      </p>
    </aside>
  )
}
