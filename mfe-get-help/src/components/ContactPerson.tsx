/** The contact person beside the form: name, phone number and office hours. */
import { PhoneLink, Portrait, useOffice } from '@access/kit'
import { Link } from 'react-router-dom'
import { contactMessages, existingRequestMessages } from '../journey/request.messages.ts'
import { useFormContent } from '../journey/use-form-content.ts'
import styles from './ContactPerson.module.css'
import { OfficeHours } from './OfficeHours.tsx'

export function ContactPerson({ stepIndex }: { stepIndex: number }) {
  const { name: organisationName } = useOffice()
  const { contactPerson } = useFormContent()
  const { name, designation } = contactPerson ?? {
    name: organisationName,
    designation: contactMessages.teamDesignation,
  }
  return (
    <aside className={styles.side} aria-label={contactMessages.title}>
      <div className={`human ${styles.human}`}>
        <Portrait name={name} tone={4} />
        <p>
          <strong>{name}</strong>
          <br />
          <span className="muted">{designation}</span>
        </p>
        <PhoneLink className={`tel ${styles.number}`} />
        <OfficeHours className="full small" />
        <p className="full small muted">{contactMessages.offer(contactPerson?.name)}</p>
      </div>
      {stepIndex === 0 && (
        <p className={styles.existingRequest}>
          {existingRequestMessages.lead}{' '}
          <Link className="target" to="/get-help/status">
            {existingRequestMessages.link}
          </Link>
        </p>
      )}
    </aside>
  )
}
