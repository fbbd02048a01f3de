/** Whom the request was offered to, and what came of it. */
import { Badge, type BadgeTone } from '@access/kit'
import { Moment } from '../../parts/Moment.tsx'
import parts from '../../parts/parts.module.css'
import type { Offer } from './documents.ts'
import styles from './matching.module.css'

const ends: Record<string, { says: string; tone: BadgeTone }> = {
  accepted: { says: 'Accepted', tone: 'moss' },
  refused: { says: 'Refused', tone: 'clay' },
  conflict: { says: 'Has a conflict', tone: 'clay' },
  taken_back: { says: 'Taken back', tone: 'plain' },
  moved_on: { says: 'Ended when the request moved', tone: 'plain' },
  expired: { says: 'Not answered in time', tone: 'amber' },
}

const answers: ReadonlySet<string> = new Set(['accepted', 'refused', 'conflict'])

export function History({ offers }: { offers: Offer[] }) {
  if (offers.length === 0) return null
  return (
    <div>
      <h3 className={styles.name}>Offers so far</h3>
      <ol className={styles.history}>
        {offers.map((offer) => (
          <Past key={offer.id} offer={offer} />
        ))}
      </ol>
    </div>
  )
}

function Past({
  offer: { attorney, offeredBy, offeredAt, endsAt, endedAt, state, reason, summary },
}: {
  offer: Offer
}) {
  const { says, tone } = ends[state]!
  const until = endedAt ?? (state === 'expired' ? endsAt : null)
  return (
    <li className={styles.past}>
      <span className={parts.buttons}>
        <b>{attorney}</b> <Badge tone={tone}>{says}</Badge>
      </span>
      <p className={parts.hint}>
        Offered by {offeredBy}, <Moment at={offeredAt} />
        {until && (
          <>
            ; {answers.has(state) ? 'answered' : 'ended'} <Moment at={until} />
          </>
        )}
      </p>
      {reason && <p className={parts.written}>{reason}</p>}
      <details className={styles.summary}>
        <summary>What they were told</summary>
        <p className={parts.written}>{summary}</p>
      </details>
    </li>
  )
}
