/** The attorney matching of a request: ranking, open offer, history and result. */

import { isolate } from '@access/kit'
import { limits, referralOffer } from '@access/requests/casework/matching/offer.rules'
import { useRef, useState } from 'react'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import management from '../../components/screen.module.css'
import { QueryResult } from '../../data/QueryResult.tsx'
import { useRecordedRead } from '../../data/use-recorded-read.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { targets } from '../request/section.ts'
import { AttorneyRanking } from './AttorneyRanking.tsx'
import {
  type MatchingFragment,
  OfferToAttorneyDocument,
  OpenMatchingDocument,
  type RankedAttorneyFragment,
} from './matching.generated.ts'
import { OfferHistory, OpenOffer } from './Offers.tsx'

export function AttorneyMatching({ id }: { id: string }) {
  const { query, setData } = useRecordedRead(OpenMatchingDocument, { id })
  const head = useRef<HTMLHeadingElement>(null)
  // The pressed button disappears on success.
  function onChanged(matching: MatchingFragment) {
    setData(() => ({ matching }))
    head.current?.focus()
  }
  return (
    <Card title="Attorney" id={targets.attorney.cardId} headingRef={head}>
      <QueryResult query={query}>
        {({ matching }) => (
          <MatchingStatus matching={matching} refetch={query.refetch} onChanged={onChanged} />
        )}
      </QueryResult>
    </Card>
  )
}

function MatchingStatus({
  matching,
  refetch,
  onChanged,
}: {
  matching: MatchingFragment
  refetch(): void
  onChanged(matching: MatchingFragment): void
}) {
  const { id, offers, matchedAttorney, canOffer, answerDueAt } = matching
  const [selected, setSelected] = useState<RankedAttorneyFragment | null>(null)
  const openOffer = offers.find(({ state }) => state === 'open')
  return (
    <div className={parts.inside}>
      {matchedAttorney && (
        <p>
          <b>{matchedAttorney}</b> has accepted this request.
        </p>
      )}
      {openOffer && <OpenOffer id={id} offer={openOffer} onChanged={onChanged} />}
      {canOffer && (
        <AttorneyRanking attorneys={matching.attorneys} refetch={refetch} onSelect={setSelected} />
      )}
      {!matchedAttorney && !openOffer && !canOffer && (
        <p>An offer can be sent while the status is Eligible.</p>
      )}
      <OfferHistory offers={offers.filter(({ state }) => state !== 'open')} />
      {selected && (
        <FormDialog
          id="offer"
          title={`Offer to ${isolate(selected.name)}`}
          submitLabel="Send offer"
          document={OfferToAttorneyDocument}
          rules={referralOffer}
          variables={({ summary }) => ({ id, attorney: selected.id, summary })}
          successMessage={`Request offered to ${isolate(selected.name)}`}
          failureMessage="Failed to offer request"
          onClosed={(data) => {
            setSelected(null)
            if (data) onChanged(data.matching)
          }}
        >
          <p className={management.spaced}>
            The attorney gets an email with a link. First they see the names of the parties, to check for
            conflicts. Then they see your summary with the category, urgency, language and court date; never
            the description or the documents.
          </p>
          {answerDueAt && (
            <p className={management.spaced}>
              Sent now, the offer expires <DateTime value={answerDueAt} />. How long it is open follows the
              urgency and the next court date.
            </p>
          )}
          <TextField
            name="summary"
            label="Case summary"
            extra={`No names, no addresses. Up to ${limits.summary.toLocaleString('en-US')} characters.`}
            rows={6}
          />
        </FormDialog>
      )}
    </div>
  )
}
