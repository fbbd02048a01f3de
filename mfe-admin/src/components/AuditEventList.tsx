/** A list of audit events, each with a link to its item. */
import { Link } from 'react-router-dom'
import type { AuditEventFragment } from './audit-events.generated.ts'
import styles from './components.module.css'
import { DateTime } from './DateTime.tsx'
import { formatAuditEvent, getAuditEventPath } from './format-audit-event.ts'

export function AuditEventList({ events }: { events: AuditEventFragment[] }) {
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <AuditEventText event={event} />
          <span className={styles.time}>
            <DateTime value={event.occurredAt} />
          </span>
        </li>
      ))}
    </ol>
  )
}

function AuditEventText({ event }: { event: AuditEventFragment }) {
  const { prefix, name, suffix } = formatAuditEvent(event)
  const path = getAuditEventPath(event)
  return (
    <span>
      {prefix}
      {name && ' '}
      {path ? <Link to={path}>{name}</Link> : name}
      {suffix}
    </span>
  )
}
