/** The next deadline and the time left, as icon, text and colour. */
import { AlarmClock, Clock, TriangleAlert } from 'lucide-react'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { type Deadline, getDeadline } from './deadline.ts'
import styles from './queue.module.css'

const deadlineStyles = {
  late: { Shape: TriangleAlert, tone: 'badge-clay' },
  soon: { Shape: AlarmClock, tone: 'badge-amber' },
  later: { Shape: Clock, tone: 'badge-plain' },
} satisfies Record<Deadline['state'], unknown>

export function DeadlineBadge({ request, now }: { request: RequestSummaryFragment; now: number }) {
  const deadline = getDeadline(request, now)
  if (!deadline) return <span className={styles.detail}>None</span>
  const { Shape, tone } = deadlineStyles[deadline.state]
  return (
    <span className={styles.deadline}>
      <span className={`badge ${tone} ${styles.remaining}`}>
        <Shape size={14} aria-hidden />
        {deadline.label}
      </span>
      <span className={styles.detail}>{deadline.kind}</span>
    </span>
  )
}
