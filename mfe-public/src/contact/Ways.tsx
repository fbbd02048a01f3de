/** The four ways to reach us. */
import { longDate, organisation, useOffice } from '@access/kit'
import { Clock, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { isFirstOffice } from '../parts/firstOffice.ts'
import styles from './Ways.module.css'
import { ways } from './words.ts'

export function Ways() {
  const { phone, email, address, openingTimes, holidays } = useOffice()
  const { help: office, way } = ways.office
  const help = isFirstOffice(address) ? `${way} ${office}` : office
  return (
    <div className={styles.ways}>
      <Way icon={<Phone className="icon" aria-hidden />} {...ways.phone}>
        <p>
          <a href={phone.href}>{phone.display}</a>
        </p>
      </Way>
      <Way icon={<Clock className="icon" aria-hidden />} title={ways.hours.title} help={ways.hours.help}>
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
            {ways.hours.closedToo} {holidays.map(({ day, name }) => `${longDate(day)} (${name})`).join(', ')}
          </p>
        )}
      </Way>
      <Way icon={<Mail className="icon" aria-hidden />} {...ways.email}>
        <p>
          <a href={email.href}>{email.display}</a>
        </p>
      </Way>
      <Way icon={<MapPin className="icon" aria-hidden />} title={ways.office.title} help={help}>
        <address className={styles.address}>
          {[organisation.name, ...address].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </Way>
    </div>
  )
}

function Way(way: { icon: ReactNode; title: string; help: string; children: ReactNode }) {
  const { icon, title, help, children } = way
  return (
    <section className={styles.way}>
      {icon}
      <h2>{title}</h2>
      {children}
      <p className={`small muted ${styles.help}`}>{help}</p>
    </section>
  )
}
