/** The offers of a request: the open one, which can be revoked, and those that have ended. */
import { type BadgeTone, isolate } from '@access/kit'
import { Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import { Badge } from '../../components/Badge.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { Fold } from '../../components/Fold.tsx'
import rows from '../../components/rows.module.css'
import { ActionDialog } from '../../forms/ActionDialog.tsx'
import {
  type MatchingFragment,
  type ReferralOfferFragment,
  RevokeOfferDocument,
} from './matching.generated.ts'

export function OpenOffer({
  id,
  offer,
  onChanged,
}: {
  id: string
  offer: ReferralOfferFragment
  onChanged(matching: MatchingFragment): void
}) {
  const [isConfirming, setIsConfirming] = useState(false)
  const [changed, setChanged] = useState<MatchingFragment | null>(null)
  return (
    <>
      <p>
        Offered to <b>{offer.attorney}</b> by {isolate(offer.offeredBy)}, <DateTime value={offer.offeredAt} />
        . It expires <DateTime value={offer.endsAt} />.
      </p>
      <p>
        {offer.clearedAt ? (
          <>
            No conflict reported; case summary opened <DateTime value={offer.clearedAt} />.
          </>
        ) : (
          'The conflict check is pending.'
        )}
      </p>
      <p className={parts.written}>{offer.summary}</p>
      <div className={parts.buttons}>
        <Button onClick={() => setIsConfirming(true)}>Revoke</Button>
      </div>
      {isConfirming && (
        <ActionDialog
          title={`Revoke the offer to ${isolate(offer.attorney)}?`}
          confirmLabel="Revoke offer"
          document={RevokeOfferDocument}
          variables={{ id, offer: offer.id }}
          successMessage="Offer revoked"
          failureMessage="Failed to revoke offer"
          onDone={({ matching }) => setChanged(matching)}
          onClosed={() => {
            setIsConfirming(false)
            if (changed) onChanged(changed)
          }}
        >
          <p>The link stops working, and you can make another offer.</p>
        </ActionDialog>
      )}
    </>
  )
}

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
