/** The attorney matching of a request: ranking, open offer, history and result. */
import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { QueryResult } from '../../data/QueryResult.tsx'
import { useRecordedRead } from '../../data/use-recorded-read.ts'
import { targets } from '../request/section.ts'
import { AttorneyRanking } from './AttorneyRanking.tsx'
import {
  type MatchingFragment,
  OpenMatchingDocument,
  type RankedAttorneyFragment,
} from './matching.generated.ts'
import { OfferDialog } from './OfferDialog.tsx'
import { OfferHistory } from './OfferHistory.tsx'
import { OpenOffer } from './OpenOffer.tsx'

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
  const { id, offers, matchedAttorney, canOffer } = matching
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
        <AttorneySuggestions attorneys={matching.attorneys} refetch={refetch} onSelect={setSelected} />
      )}
      {!matchedAttorney && !openOffer && !canOffer && (
        <p>An offer can be sent while the status is Eligible.</p>
      )}
      <OfferHistory offers={offers.filter(({ state }) => state !== 'open')} />
      {selected && (
        <OfferDialog
          id={id}
          attorney={selected}
          answerDueAt={matching.answerDueAt}
          onClosed={(changed) => {
            setSelected(null)
            if (changed) onChanged(changed)
          }}
        />
      )}
    </div>
  )
}

function AttorneySuggestions({
  attorneys,
  refetch,
  onSelect,
}: {
  attorneys: RankedAttorneyFragment[] | null
  refetch(): void
  onSelect(attorney: RankedAttorneyFragment): void
}) {
  if (attorneys === null)
    return (
      <Alert
        type="warning"
        showIcon
        title="The attorneys could not be loaded."
        action={<Button onClick={refetch}>Try again</Button>}
      />
    )
  if (attorneys.length === 0) return <p>The Legal department has no active team members.</p>
  return <AttorneyRanking attorneys={attorneys} onSelect={onSelect} />
}
