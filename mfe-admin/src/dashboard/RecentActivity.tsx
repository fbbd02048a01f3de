/** The newest audit events of all services. */
import { Link } from 'react-router-dom'
import { AuditEventList } from '../components/AuditEventList.tsx'
import type { AuditEventFragment } from '../components/audit-events.generated.ts'
import styles from './dashboard.module.css'

const maxEvents = 10

export function RecentActivity({ events, isLoading }: { events: AuditEventFragment[]; isLoading: boolean }) {
  const newest = events
    .toSorted((one, other) => Date.parse(other.occurredAt) - Date.parse(one.occurredAt))
    .slice(0, maxEvents)
  return (
    <section className={styles.card} aria-labelledby="recent-activity">
      <h2 id="recent-activity" className={styles.heading}>
        Recent Activity
      </h2>
      {newest.length > 0 ? (
        <AuditEventList events={newest} />
      ) : (
        <p className={styles.quiet}>{isLoading ? 'Loading...' : 'No activity yet.'}</p>
      )}
      <p className={styles.all}>
        <Link to="/admin/activity">All activity</Link>
      </p>
    </section>
  )
}
