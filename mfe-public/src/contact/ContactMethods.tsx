/** The four ways to reach us. */
import { EmailAddress, formatLongDate, isolate, OpeningState, useOffice } from '@access/kit'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './ContactMethods.module.css'
import { contactMethodMessages } from './contact.messages.ts'
import { demonstrationDirections, isDemonstrationAddress } from './demonstration.messages.ts'

export function ContactMethods() {
  const { name, phone, email, address, openingTimes, holidays } = useOffice()
  const { help: officeHelp } = contactMethodMessages.office
  const help = isDemonstrationAddress(address) ? `${demonstrationDirections} ${officeHelp}` : officeHelp
  return (
    <div className={styles.ways}>
      <ContactMethod icon={<Phone className="icon" aria-hidden />} {...contactMethodMessages.phone}>
        <p>
          <a href={phone.href}>{phone.display}</a>
        </p>
      </ContactMethod>
      <ContactMethod
        icon={<Clock className="icon" aria-hidden />}
        title={contactMethodMessages.hours.title}
        help={contactMethodMessages.hours.help}
      >
        <OpeningState />
        <dl className={`num ${styles.hours}`}>
          {openingTimes.map(({ days, time }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd className="nowrap">{time}</dd>
            </div>
          ))}
        </dl>
        {holidays.length > 0 && (
          <p className={styles.holidays}>
            {contactMethodMessages.hours.alsoClosed}{' '}
            {holidays.map(({ day, name }) => `${formatLongDate(day)} (${isolate(name)})`).join(', ')}
          </p>
        )}
      </ContactMethod>
      <ContactMethod icon={<Mail className="icon" aria-hidden />} {...contactMethodMessages.email}>
        <p>
          <a href={email.href}>
            <span>
              <EmailAddress address={email.display} />
            </span>
          </a>
        </p>
      </ContactMethod>
      <ContactMethod
        icon={<MapPin className="icon" aria-hidden />}
        title={contactMethodMessages.office.title}
        help={help}
      >
        <address className={styles.address}>
          {[name, ...address].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </ContactMethod>
    </div>
  )
}

function ContactMethod(directions: { icon: ReactNode; title: string; help: string; children: ReactNode }) {
  const { icon, title, help, children } = directions
  return (
    <section className={styles.way}>
      {icon}
      <h2>{title}</h2>
      {children}
      <p className={`small muted ${styles.help}`}>{help}</p>
    </section>
  )
}
