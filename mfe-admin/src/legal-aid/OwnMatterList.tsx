/** What an attorney has: the offers to them with their deadline, and their matters. */
import { openStatuses } from '@access/requests/intake/status-history/status.rules'
import { Flex } from 'antd'
import { useRef } from 'react'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { MatterList } from './matters/MatterList.tsx'
import { OwnMattersDocument, type OwnMattersQuery } from './matters/matters.generated.ts'
import { OfferList } from './matters/OfferList.tsx'
import type { RequestSummaryFragment } from './request/opened-request.generated.ts'

export default function OwnMatterList() {
  const query = useLiveQuery(OwnMattersDocument, {}, 'LegalAidRequest', { refetchOn: 'requests' })
  return (
    <QueryResult query={query}>{(data) => <OwnMatters {...data} onAnswered={query.refetch} />}</QueryResult>
  )
}

function OwnMatters({ offers, matters, onAnswered }: OwnMattersQuery & { onAnswered(): void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const endedMatters = matters.items.filter((request) => !isOpen(request))
  return (
    <Flex vertical gap="large" data-tour="matters">
      <Card title="Offers to you" headingRef={heading}>
        <OfferList
          offers={offers}
          onAnswered={() => {
            // The offer has gone from the list, and its button with it.
            heading.current?.focus()
            onAnswered()
          }}
        />
      </Card>
      <Card title="Your matters">
        <MatterList label="Your matters" requests={matters.items.filter(isOpen)} empty="No open matters." />
        {matters.total > matters.items.length && (
          <p className={parts.inside}>
            {`These are ${matters.items.length} of ${matters.total}. Find others by their reference (Ctrl+K).`}
          </p>
        )}
      </Card>
      {endedMatters.length > 0 && (
        <Card title="Ended matters">
          <MatterList label="Ended matters" requests={endedMatters} empty="" />
        </Card>
      )}
    </Flex>
  )
}

const isOpen = ({ status }: RequestSummaryFragment) => (openStatuses as readonly string[]).includes(status)
