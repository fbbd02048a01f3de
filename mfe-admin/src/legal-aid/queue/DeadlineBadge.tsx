/** The next deadline and the time left, as icon, text and colour. */
import { AlarmClock, Clock, TriangleAlert } from 'lucide-react'
import { Badge } from '../../components/Badge.tsx'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { type Deadline, getDeadline } from './deadline.ts'
import styles from './queue.module.css'

const deadlineStyles = {
  late: { Shape: TriangleAlert, tone: 'clay' },
  soon: { Shape: AlarmClock, tone: 'amber' },
  later: { Shape: Clock, tone: 'plain' },
} as const satisfies Record<Deadline['state'], unknown>

export function DeadlineBadge({ request, now }: { request: RequestSummaryFragment; now: number }) {
  const deadline = getDeadline(request, now)
  if (!deadline) return <span className={styles.detail}>None</span>
  const { Shape, tone } = deadlineStyles[deadline.state]
  return (
    <span className={styles.deadline}>
      <Badge tone={tone} icon={<Shape size={14} aria-hidden />}>
        {deadline.label}
      </Badge>
      <span className={styles.detail}>{deadline.kind}</span>
    </span>
  )
}
