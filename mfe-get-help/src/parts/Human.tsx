/** The person beside the form: a name, a number and hours, without scrolling. */
import { Portrait, useOffice } from '@access/kit'
import { Link } from 'react-router-dom'
import { coordinator, sentBefore } from '../words.ts'
import { Hours } from './Hours.tsx'
import styles from './Human.module.css'

export function Human() {
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
        <Hours className="full small" />
        <p className={`full small muted ${styles.later}`}>{coordinator.offer}</p>
      </div>
      <p className={styles.standing}>
        {sentBefore.lead} <Link to="/get-help/status">{sentBefore.link}</Link>
      </p>
    </aside>
  )
}
