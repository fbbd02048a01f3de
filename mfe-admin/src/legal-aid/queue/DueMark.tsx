/** What is promised next, and how much time there is left for it: a shape, words, and a colour that repeats them. */
import { AlarmClock, Clock, TriangleAlert } from 'lucide-react'
import type { Headline } from '../documents.ts'
import { type Due, dueOf } from './due.ts'
import styles from './queue.module.css'

const looks = {
  late: { Shape: TriangleAlert, tone: 'badge-clay' },
  soon: { Shape: AlarmClock, tone: 'badge-amber' },
  later: { Shape: Clock, tone: 'badge-plain' },
} satisfies Record<Due['state'], unknown>

export function DueMark({ request, now }: { request: Headline; now: number }) {
  const due = dueOf(request, now)
  if (!due) return <span className={styles.what}>None</span>
  const { Shape, tone } = looks[due.state]
  return (
    <span className={styles.due}>
      <span className={`badge ${tone} ${styles.left}`}>
        <Shape size={14} aria-hidden />
        {due.words}
      </span>
      <span className={styles.what}>{due.what}</span>
    </span>
  )
}
