/** The open offer, and a button to revoke it. */
import { isolate } from '@access/kit'
import { Button } from 'antd'
import { useState } from 'react'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { useAction } from '../../data/use-action.ts'
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
  const { act, isActing, errorMessage } = useAction(RevokeOfferDocument, {
    successMessage: 'Offer revoked',
    failureMessage: 'Failed to revoke offer',
  })

  async function revokeOffer() {
    const result = await act({ id, offer: offer.id })
    if (result) setChanged(result.matching)
    return result !== null
  }

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
        <ConfirmDialog
          title={`Revoke the offer to ${isolate(offer.attorney)}?`}
          confirmLabel="Revoke offer"
          onConfirm={revokeOffer}
          isActing={isActing}
          errorMessage={errorMessage}
          onClosed={() => {
            setIsConfirming(false)
            if (changed) onChanged(changed)
          }}
        >
          <p>The link stops working, and you can make another offer.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
