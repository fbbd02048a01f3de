/** How many have a place, have come and wait. Counted in seats, since one registration may be for several people. */
import type { Registration } from './documents.ts'
import styles from './registrations.module.css'

export function Counts({
  registrations,
  capacity,
}: {
  registrations: Registration[]
  capacity: number | null
}) {
  const placed = registrations.filter(({ state }) => state === 'placed')
  const counts = {
    'Seats taken': capacity === null ? seatsOf(placed) : `${seatsOf(placed)} of ${capacity}`,
    'Checked in': `${seatsOf(placed.filter(({ checkedInAt }) => checkedInAt))} of ${seatsOf(placed)}`,
    Registrations: placed.length,
    Waiting: registrations.filter(({ state }) => state === 'waiting').length,
  }
  return (
    <dl className={styles.counts} aria-label="How full it is">
      {Object.entries(counts).map(([label, count]) => (
        <div key={label} className={styles.count}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

const seatsOf = (registrations: Registration[]) => registrations.reduce((sum, { seats }) => sum + seats, 0)
