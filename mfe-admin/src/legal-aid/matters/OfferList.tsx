/** The open offers to an attorney, the first to be answered first. Opening one is recorded. */
import { Alert, Button, Flex } from 'antd'
import { useState } from 'react'
import { DateTime } from '../../components/DateTime.tsx'
import { useAction } from '../../data/use-action.ts'
import request from '../request/request.module.css'
import {
  OpenOwnOfferDocument,
  type OwnOfferFragment,
  type ReceivedOfferFragment,
} from './matters.generated.ts'
import styles from './matters.module.css'
import { OfferDialog } from './OfferDialog.tsx'

export function OfferList({ offers, onAnswered }: { offers: OwnOfferFragment[]; onAnswered(): void }) {
  const [opened, setOpened] = useState<{ offer: OwnOfferFragment; received: ReceivedOfferFragment } | null>(
    null,
  )
  const opening = useAction(OpenOwnOfferDocument, {
    successMessage: 'Your access has been recorded',
    failureMessage: 'Failed to open the offer',
  })

  async function open(offer: OwnOfferFragment) {
    const data = await opening.act({ id: offer.id })
    if (data) setOpened({ offer, received: data.offer })
  }

  return (
    <>
      {opening.errorMessage && <Alert type="error" showIcon title={opening.errorMessage} />}
      {offers.length === 0 ? (
        <p className={styles.empty}>No open offers.</p>
      ) : (
        <ul className={request.list} aria-label="Offers to you">
          {offers.map((offer) => (
            <li key={offer.id} className={request.item}>
              <Flex component="span" vertical>
                <b className="nowrap">{offer.reference}</b>
                <span className={request.meta}>
                  answer by <DateTime value={offer.endsAt} />
                </span>
              </Flex>
              <Button
                aria-label={`Open offer ${offer.reference}`}
                disabled={opening.isActing}
                onClick={() => open(offer)}
              >
                Open
              </Button>
            </li>
          ))}
        </ul>
      )}
      {opened && (
        <OfferDialog
          offer={opened.offer}
          received={opened.received}
          onClosed={(isAnswered) => {
            setOpened(null)
            if (isAnswered) onAnswered()
          }}
        />
      )}
    </>
  )
}
