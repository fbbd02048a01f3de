/** The ended offers and their outcomes. */
import { type BadgeTone, isolate } from '@access/kit'
import { Flex, Typography } from 'antd'
import { Badge } from '../../components/Badge.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { Fold } from '../../components/Fold.tsx'
import rows from '../../components/rows.module.css'
import type { ReferralOfferFragment } from './matching.generated.ts'

const offerOutcomes: Record<string, { label: string; tone: BadgeTone }> = {
  accepted: { label: 'Accepted', tone: 'moss' },
  refused: { label: 'Declined', tone: 'clay' },
  conflict: { label: 'Conflict', tone: 'clay' },
  taken_back: { label: 'Revoked', tone: 'plain' },
  moved_on: { label: 'Ended by a status change', tone: 'plain' },
  expired: { label: 'Expired', tone: 'amber' },
}

const answeredStates: ReadonlySet<string> = new Set(['accepted', 'refused', 'conflict'])

export function OfferHistory({ offers }: { offers: ReferralOfferFragment[] }) {
  if (offers.length === 0) return null
  return (
    <div>
      <h3>Offer history</h3>
      <ol className={rows.rows}>
        {offers.map((offer) => (
          <PastOffer key={offer.id} offer={offer} />
        ))}
      </ol>
    </div>
  )
}

function PastOffer({
  offer: { attorney, offeredBy, offeredAt, endsAt, endedAt, state, reason, summary },
}: {
  offer: ReferralOfferFragment
}) {
  const { label, tone } = offerOutcomes[state]!
  const endTime = endedAt ?? (state === 'expired' ? endsAt : null)
  return (
    <Flex component="li" vertical gap="small">
      <Flex component="span" wrap gap="small">
        <b>{attorney}</b> <Badge tone={tone}>{label}</Badge>
      </Flex>
      <Typography.Text type="secondary">
        Offered by {isolate(offeredBy)}, <DateTime value={offeredAt} />
        {endTime && (
          <>
            ; {answeredStates.has(state) ? 'answered' : 'ended'} <DateTime value={endTime} />
          </>
        )}
      </Typography.Text>
      {reason && <p className={parts.written}>{reason}</p>}
      <Fold label="Case summary">
        <p className={parts.written}>{summary}</p>
      </Fold>
    </Flex>
  )
}
