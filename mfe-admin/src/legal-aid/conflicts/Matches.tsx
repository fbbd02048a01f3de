/**
 * Potential conflicts of interest: parties of this request whose names match a party of another request, or an entry of
 * the conflict list; and the decision about each.
 */

import { capitalize, isolate } from '@access/kit'
import { matchDecision, matchDecisions } from '@access/requests/casework/conflicts/conflict.rules'
import { Alert, Button, Flex, Form, Typography } from 'antd'
import { Link } from 'react-router-dom'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import { buildMessages } from '../../components/change.messages.ts'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { useCardDialog } from '../../components/use-card-dialog.ts'
import { buildEmptyDraft } from '../../forms/empty-draft.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { Choice } from '../../management/fields/inputs.tsx'
import type { ConflictCheckFragment, ConflictMatchFragment } from '../request/conflict-check.generated.ts'
import { EncryptedReason } from '../request/ReasonFields.tsx'
import { useRequest } from '../request/request-context.ts'
import { formatStatus } from '../request/statuses.ts'
import { isHighPriority, notComparedLabels, relationLabels, useConflictCheck } from './conflict-check.ts'
import { DecideConflictMatchDocument } from './conflicts.generated.ts'

export function Matches() {
  const { details, update } = useRequest()
  const { matches, notCompared } = useConflictCheck()
  const { headingRef, dialog: match, open, close } = useCardDialog<ConflictMatchFragment>()
  return (
    <Card title="Potential conflicts" headingRef={headingRef}>
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
                  onClick={() => open(match)}
                >
                  {getDecideLabel(match)}
                </Button>
              )}
            </Row>
          ))}
        </RowList>
      )}
      {match && (
        <FormDialog
          id="conflict-match"
          title={`${isolate(match.name)} and ${isolate(match.otherName)}`}
          submitLabel="Record decision"
          document={DecideConflictMatchDocument}
          rules={matchDecision}
          variables={(decision) => ({ id: details.request.id, match: match.id, ...decision })}
          {...buildMessages('record', 'decision')}
          onDone={update}
          initial={{ ...emptyDecision, ...(match.resolution && { decision: match.resolution.decision }) }}
          onClosed={(data) => close(data !== null)}
        >
          <Form.Item name="decision" label="Decision">
            <Choice options={matchDecisions} />
          </Form.Item>
          <EncryptedReason />
        </FormDialog>
      )}
    </Card>
  )
}

const emptyDecision = buildEmptyDraft(matchDecision)

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
