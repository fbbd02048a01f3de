/** Whom the demonstration has beside its office. */
import { EmailAddress, SideCard } from '@access/kit'
import styles from './Contact.module.css'
import { otherContacts } from './demonstration.messages.ts'

export function DemonstrationContacts() {
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
