/** What stays in sight while a request is read: whose it is, where it stands, how to reach them, and what is next. */
import { isolate } from '@access/kit'
import type { RequestChange } from '@access/requests/casework/live/live.rules'
import { Alert, Button, Card, Flex, Typography } from 'antd'
import { Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '../../components/ActionMenu.tsx'
import { useWatchedRequest } from '../../data/live-context.ts'
import { usePermissions } from '../../session/use-permissions.ts'
import { DeadlineBadge } from '../queue/DeadlineBadge.tsx'
import { RequestStatusBadges, UrgencyBadge } from '../request/badges.tsx'
import { useRequest } from '../request/request-context.ts'
import { describeSafeContact } from '../request/safe-contact.ts'
import type { Target } from '../request/section.ts'
import { useStatusChange } from './RequestStatus.tsx'
import styles from './sections.module.css'
import { findNextStep, listSteps, type Step } from './steps.ts'
import { formatEvent } from './Timeline.tsx'

export function RequestHead({ isLocked, goTo }: { isLocked: boolean; goTo(target: Target): void }) {
  const may = usePermissions()
  const { details } = useRequest()
  const { request, name } = details
  const nextStep = findNextStep(details, may)
  const { act, isActing, errorMessage } = useStatusChange()
  const steps = isLocked ? [] : listSteps(may).filter(({ cardId }) => cardId !== nextStep?.cardId)

  function take(step: Step) {
    if (step.status) void act({ id: request.id, status: step.status })
    else goTo(step)
  }

  return (
    <Card size="small" role="region" aria-label="Summary" className={styles.head}>
      <Flex wrap gap="small" align="center">
        <Flex wrap gap="small" align="center" flex="1 1 24rem" className={styles.summary}>
          {name && <b>{name}</b>}
          <RequestStatusBadges request={request} />
          <UrgencyBadge urgency={request.urgency} />
          <Flex
            component="span"
            wrap
            gap="small"
            flex={isLocked ? 'auto' : undefined}
            className={styles.where}
          >
            {request.nextDueAt && <DeadlineBadge request={request} />}
            <Typography.Text type="secondary">
              {request.assigneeName ? `Assigned to ${isolate(request.assigneeName)}` : 'Unassigned'}
            </Typography.Text>
          </Flex>
          {!isLocked && (
            <Flex component="b" flex="1 1 20rem">
              {describeSafeContact(details)}
            </Flex>
          )}
        </Flex>
        <Flex wrap gap="small" className="no-print">
          {nextStep && (
            <Button type="primary" loading={isActing} onClick={() => take(nextStep)}>
              {nextStep.label}
            </Button>
          )}
          {steps.length > 0 && (
            <ActionMenu actions={steps.map((step) => ({ label: step.label, onSelect: () => goTo(step) }))} />
          )}
        </Flex>
      </Flex>
      {request.possibleDuplicateOf && (
        <p>
          The same text was sent minutes before from elsewhere:{' '}
          <Link to={`/admin/legal-aid/${request.possibleDuplicateOf}`}>open the other request</Link>
        </p>
      )}
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      <RequestLive />
    </Card>
  )
}

/** Who else has the request open, and what they change meanwhile. */
function RequestLive() {
  const { details, reopen } = useRequest()
  const { colleagues, changes, clearChanges } = useWatchedRequest(details.request.id)
  return (
    <Flex wrap gap="small" align="center" aria-live="polite" className="no-print">
      {colleagues.length > 0 && (
        <Typography.Text type="secondary">
          <Users size={16} aria-hidden style={{ display: 'inline' }} /> Also here:{' '}
          {colleagues.map(({ name }) => isolate(name)).join(', ')}
        </Typography.Text>
      )}
      {changes.length > 0 && (
        <>
          <b>{describeChanges(changes)}</b>
          {/* Not by itself: reading is recorded, and nothing moves under a hand that is about to press. */}
          <Button
            onClick={() => {
              clearChanges()
              reopen()
            }}
          >
            Show changes
          </Button>
        </>
      )}
    </Flex>
  )
}

const maxDescribed = 3

/** 'Changed meanwhile: Ida Brandt assigned to Ida Brandt. Applicant wrote.' */
const describeChanges = (changes: RequestChange[]): string =>
  `Changed meanwhile: ${changes
    .slice(-maxDescribed)
    .map((change) => `${formatEvent(change)}.`)
    .join(' ')}`
