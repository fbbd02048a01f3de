/** The offer that waits for its answer, and the way to take it back. */
import { Button } from 'antd'
import { useState } from 'react'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { Moment } from '../../parts/Moment.tsx'
import parts from '../../parts/parts.module.css'
import { useAct } from '../../parts/useAct.ts'
import { type Matching, type Offer, takeBackOffer } from './documents.ts'

export function OpenOffer({
  id,
  offer,
  onChanged,
}: {
  id: string
  offer: Offer
  onChanged(matching: Matching): void
}) {
  const [isAsking, setAsking] = useState(false)
  const [changed, setChanged] = useState<Matching | null>(null)
  const { act, isActing, refused } = useAct(takeBackOffer, {
    done: 'Offer taken back',
    failed: 'Failed to take offer back',
  })

  async function takeBack() {
    const done = await act({ id, offer: offer.id })
    if (done) setChanged(done.matching)
    return done !== null
  }

  return (
    <>
      <p>
        Offered to <b>{offer.attorney}</b> by {offer.offeredBy}, <Moment at={offer.offeredAt} />. They can
        answer until <Moment at={offer.endsAt} />.
      </p>
      <p>
        {offer.clearedAt ? (
          <>
            They have no conflict and read your summary, <Moment at={offer.clearedAt} />.
          </>
        ) : (
          'They have not said yet whether they have a conflict.'
        )}
      </p>
      <p className={parts.written}>{offer.summary}</p>
      <div className={parts.buttons}>
        <Button onClick={() => setAsking(true)}>Take back</Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`Take the offer back from ${offer.attorney}?`}
          confirm="Take it back"
          onConfirm={takeBack}
          isActing={isActing}
          refused={refused}
          onClosed={() => {
            setAsking(false)
            if (changed) onChanged(changed)
          }}
        >
          <p>Their link opens nothing from then on, and you can ask somebody else.</p>
        </ConfirmDialog>
      )}
    </>
  )
}
