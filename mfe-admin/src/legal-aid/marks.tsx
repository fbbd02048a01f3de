/** What is seen of a request at a glance. */
import { Badge } from '@access/kit'
import { Moment } from '../parts/Moment.tsx'
import type { Headline } from './documents.ts'
import styles from './legal-aid.module.css'
import { spoken, toneOf } from './statuses.ts'

export const StatusMark = ({ status }: { status: string }) => (
  <Badge tone={toneOf(status)}>{spoken(status)}</Badge>
)

/** An emergency is filled with its colour: nothing else in the list is. */
export function UrgencyMark({ urgency }: { urgency: string }) {
  if (urgency === 'Emergency') return <span className={`badge ${styles.emergency}`}>{urgency}</span>
  return <Badge tone={urgency === 'High' ? 'amber' : 'plain'}>{urgency}</Badge>
}

/** By when we promised that somebody is in touch, and whether that has been missed. */
export function ContactBy({ request: { reviewBy, status } }: { request: Headline }) {
  const isOverdue = status === 'new' && Date.parse(reviewBy) < Date.now()
  return (
    <span className={styles.due}>
      <Moment at={reviewBy} />
      {isOverdue && <Badge tone="clay">Overdue</Badge>}
    </span>
  )
}
