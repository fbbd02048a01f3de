/** Potential conflicts of interest: parties of this request whose names match a party of another request, or an entry of the
 * conflict list; and the decision about each. */
import { capitalize, isolate } from '@access/kit'
import { Alert, Button, Flex, Typography } from 'antd'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import type { ConflictCheckFragment, ConflictMatchFragment } from '../request/conflict-check.generated.ts'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { formatStatus } from '../request/statuses.ts'
import { isHighPriority, notComparedLabels, relationLabels } from './conflicts.messages.ts'
import { MatchDialog } from './MatchDialog.tsx'

export function Matches({
  id,
  conflictCheck: { matches, notCompared },
  onChanged,
}: {
  id: string
  conflictCheck: ConflictCheckFragment
  onChanged(details: RequestDetailsFragment): void
}) {
  const head = useRef<HTMLHeadingElement>(null)
  const [matchToDecide, setMatchToDecide] = useState<ConflictMatchFragment | null>(null)
  return (
    <Card title="Potential conflicts" headingRef={head}>
      {notCompared.length > 0 && (
        <div className={parts.inside}>
          <IncompleteCheck notCompared={notCompared} />
        </div>
      )}
      {matches.length === 0 && notCompared.length === 0 && (
        <p className={parts.inside}>No party matches another request or the conflict list.</p>
      )}
      {matches.length > 0 && (
        <RowList>
          {matches.map((match) => (
            <Row key={match.id}>
              <MatchItem match={match} />
              {match.needsDecision && (
                <Button
                  aria-label={`${getDecideLabel(match)}: ${match.name} and ${match.otherName}`}
                  onClick={() => setMatchToDecide(match)}
                >
                  {getDecideLabel(match)}
                </Button>
              )}
            </Row>
          ))}
        </RowList>
      )}
      {matchToDecide && (
        <MatchDialog
          id={id}
          match={matchToDecide}
          onDecided={onChanged}
          onClosed={(isDone) => {
            setMatchToDecide(null)
            if (isDone) head.current?.focus()
          }}
        />
      )}
    </Card>
  )
}

function IncompleteCheck({ notCompared }: Pick<ConflictCheckFragment, 'notCompared'>) {
  return (
    <Alert
      type="warning"
      showIcon
      title="This conflict check could not be completed: check by hand"
      description={
        <>
          These could not be compared with the parties of this request:
          <ul>
            {notCompared.map(({ what, request }) => (
              <li key={`${what} ${request?.id}`}>
                {notComparedLabels[what] ?? what}
                {request && (
                  <>
                    {': '}
                    <Link to={`/admin/legal-aid/${request.id}`} className="nowrap">
                      {request.reference}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      }
    />
  )
}

const getDecideLabel = ({ resolution }: ConflictMatchFragment) => (resolution ? 'Change decision' : 'Decide')

function MatchItem({ match }: { match: ConflictMatchFragment }) {
  const {
    relation,
    needsDecision,
    resolution,
    name,
    role,
    otherName,
    otherRole,
    reasons,
    request,
    listedReason,
  } = match
  return (
    <Flex vertical gap={4} flex="1 1 16rem">
      <Flex component="p" wrap align="center" gap="small">
        {isHighPriority(relation) && !resolution && <Badge tone="clay">High priority</Badge>}
        <b>{relationLabels[relation] ?? relation}</b>
      </Flex>
      <p>
        <b>{name}</b> ({isolate(role)} in this request) and <b>{otherName}</b>
        {request ? (
          <>
            {' '}
            ({isolate(otherRole ?? '')} in{' '}
            <Link to={`/admin/legal-aid/${request.id}`} className="nowrap">
              {request.reference}
            </Link>
            , {formatStatus(request.status).toLowerCase()})
          </>
        ) : (
          ' (on the conflict list)'
        )}
      </p>
      <Typography.Text type="secondary">Matched by: {reasons.map(isolate).join(', ')}</Typography.Text>
      {listedReason && <p className={parts.written}>Reason on the conflict list: {isolate(listedReason)}</p>}
      {resolution && needsDecision && (
        <p className={parts.written}>
          <Badge tone={resolution.decision === 'conflict' ? 'clay' : 'moss'}>
            {capitalize(resolution.decision)}
          </Badge>{' '}
          {isolate(resolution.reason)}{' '}
          <Typography.Text type="secondary">
            ({isolate(resolution.decidedBy)}, <DateTime value={resolution.decidedAt} />)
          </Typography.Text>
        </p>
      )}
    </Flex>
  )
}
