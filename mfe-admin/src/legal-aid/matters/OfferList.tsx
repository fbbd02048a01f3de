/** The open offers to an attorney, the first to be answered first. Opening one is recorded. */
import { Alert, Button, Flex, Typography } from 'antd'
import { useState } from 'react'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { useAction } from '../../data/use-action.ts'
import {
  OpenOwnOfferDocument,
  type OwnOfferFragment,
  type ReceivedOfferFragment,
} from './matters.generated.ts'
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
        <p className={parts.inside}>No open offers.</p>
      ) : (
        <RowList label="Offers to you">
          {offers.map((offer) => (
            <Row key={offer.id}>
              <Flex component="span" vertical>
                <b className="nowrap">{offer.reference}</b>
                <Typography.Text type="secondary">
                  answer by <DateTime value={offer.endsAt} />
                </Typography.Text>
              </Flex>
              <Button
                aria-label={`Open offer ${offer.reference}`}
                disabled={opening.isActing}
                onClick={() => open(offer)}
              >
                Open
              </Button>
            </Row>
          ))}
        </RowList>
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
