/** The open offer, and a button to revoke it. */
import { isolate } from '@access/kit'
import { Button } from 'antd'
import { useState } from 'react'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
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
