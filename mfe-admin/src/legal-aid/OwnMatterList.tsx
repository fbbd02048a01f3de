/** What an attorney has: the offers to them with their deadline, and their matters. */
import { openStatuses } from '@access/requests/intake/status-history/status.rules'
import { Flex, Typography } from 'antd'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../components/Badge.tsx'
import { Card } from '../components/Card.tsx'
import parts from '../components/components.module.css'
import { Row, RowList } from '../components/RowList.tsx'
import { QueryResult } from '../data/QueryResult.tsx'
import { useLiveQuery } from '../data/use-live-query.ts'
import { OwnMattersDocument, type OwnMattersQuery } from './matters/matters.generated.ts'
import { OfferList } from './matters/OfferList.tsx'
import { RequestStatusBadges, UrgencyBadge } from './request/badges.tsx'
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

/** Matters with what is new in each. */
function MatterList({
  label,
  requests,
  empty,
}: {
  label: string
  requests: RequestSummaryFragment[]
  /** Shown where there are none. */
  empty: string
}) {
  if (requests.length === 0) return <p className={parts.inside}>{empty}</p>
  return (
    <RowList label={label}>
      {requests.map((matter) => (
        <Row key={matter.id}>
          <Flex component="span" vertical>
            <Link to={`/admin/legal-aid/${matter.id}`} className="nowrap">
              {matter.reference}
            </Link>
            <Typography.Text type="secondary">{matter.category}</Typography.Text>
          </Flex>
          <Flex component="span" wrap gap="small">
            {matter.unreadCount > 0 && <Badge tone="amber">{`${matter.unreadCount} new`}</Badge>}
            <UrgencyBadge urgency={matter.urgency} />
            <RequestStatusBadges request={matter} />
          </Flex>
        </Row>
      ))}
    </RowList>
  )
}
