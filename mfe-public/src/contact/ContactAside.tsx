/** Beside the form: what cannot wait for an answer, and who answers what. */
import { SideCard, useOffice } from '@access/kit'
import { Link } from 'react-router-dom'
import styles from './Contact.module.css'
import { contactWords, otherAddresses, urgent } from './words.ts'

export function ContactAside() {
  const { phone } = useOffice()
  return (
    <aside className="side" aria-label="Other ways">
      <SideCard title={urgent.title} lit>
        <p>{urgent.text}</p>
        <p>
          <a className={styles.call} href={phone.href}>
            Call {phone.display}
          </a>
        </p>
        <p>
          <Link to="/get-help">{contactWords.requestLink}</Link>
        </p>
      </SideCard>
      <SideCard title={otherAddresses.title}>
        <dl className={styles.addresses}>
          {otherAddresses.list.map(({ label, email, phone }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={`mailto:${email}`}>{email}</a>
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
