/** The door is open: what stays on the page after a request has arrived. */
import { Button, Door, LinkButton } from '@access/kit'
import { Printer } from 'lucide-react'
import type { RefObject } from 'react'
import { afterSending, coordinator, sending } from '../words.ts'
import styles from './Sent.module.css'

const times = [
  { when: 'Today', what: `${coordinator.name}, who reads what arrives, receives your request.` },
  { when: 'Within 48 hours', what: 'We review your request and contact you to say whether we can help.' },
  {
    when: '5-7 business days',
    what: 'If we can take your case, you meet an attorney who knows this kind of case.',
  },
]

export function Sent({ reference, place }: { reference: string; place: RefObject<HTMLElement | null> }) {
  return (
    <div className={`page ${styles.place}`}>
      <section className={`on-glow ${styles.sent}`} tabIndex={-1} ref={place} aria-labelledby="sent">
        <div className={styles.door}>
          <Door state="open" />
        </div>
        <div>
          <h1 id="sent">{sending.sent.title}</h1>
          <p className={`lead ${styles.promise}`}>{sending.sent.description}</p>
          <dl className={styles.ticket}>
            <dt className="muted">{afterSending.reference}</dt>
            <dd className={styles.reference}>{reference}</dd>
          </dl>
          <p className={`small ${styles.keep}`}>{afterSending.keep}</p>
          <div className={`row ${styles.actions}`}>
            <Button onClick={() => print()}>
              <Printer className="icon" aria-hidden /> {afterSending.print}
            </Button>
            <LinkButton look="quiet" className={styles.home} to="/">
              {afterSending.home}
            </LinkButton>
          </div>
        </div>
      </section>
      <h2 className="sr">{afterSending.next}</h2>
      <ol className={styles.times}>
        {times.map(({ when, what }) => (
          <li key={when} className={styles.time}>
            <h3>{when}</h3>
            <p className={styles.what}>{what}</p>
          </li>
        ))}
      </ol>
      <p className={styles.until}>{afterSending.until}</p>
    </div>
  )
}
