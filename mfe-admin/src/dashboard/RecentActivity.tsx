/** What happened last, in all services together. */
import { Link } from 'react-router-dom'
import { ActivityLines } from '../parts/ActivityLines.tsx'
import type { Activity } from '../parts/activity.ts'
import styles from './dashboard.module.css'

const shown = 10

export function RecentActivity({ lines, isLoading }: { lines: Activity[]; isLoading: boolean }) {
  const newest = lines.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, shown)
  return (
    <section className={styles.card} aria-labelledby="recent-activity">
      <h2 id="recent-activity" className={styles.heading}>
        Recent Activity
      </h2>
      {newest.length > 0 ? (
        <ActivityLines lines={newest} />
      ) : (
        <p className={styles.quiet}>{isLoading ? 'Loading...' : 'Nothing has happened yet.'}</p>
      )}
      <p className={styles.all}>
        <Link to="/admin/activity">All activity</Link>
      </p>
    </section>
  )
}
