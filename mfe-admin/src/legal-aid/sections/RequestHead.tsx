/** What stays in sight while a request is read: whose it is, where it stands, how to reach them, and what is next. */
import { isolate } from '@access/kit'
import { Alert, Button, Card, Flex, Typography } from 'antd'
import { Link } from 'react-router-dom'
import { ActionMenu } from '../../components/ActionMenu.tsx'
import { usePermissions } from '../../session/use-permissions.ts'
import { DeadlineBadge } from '../queue/DeadlineBadge.tsx'
import { useNow } from '../queue/use-now.ts'
import { RequestStatusBadges, UrgencyBadge } from '../request/badges.tsx'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { describeSafeContact } from '../request/safe-contact.ts'
import type { Target } from '../request/section.ts'
import { useStatusChange } from '../request/use-status-change.ts'
import { RequestLive } from './RequestLive.tsx'
import styles from './sections.module.css'
import { findNextStep, listSteps } from './steps.ts'

export function RequestHead({
  details,
  isLocked,
  goTo,
  reopen,
  onChanged,
}: {
  details: RequestDetailsFragment
  isLocked: boolean
  goTo(target: Target): void
  reopen(): void
  onChanged(details: RequestDetailsFragment): void
}) {
  const may = usePermissions()
  const now = useNow()
  const { request, name } = details
  const nextStep = findNextStep(details, may)
  const { changeStatus, isActing, errorMessage } = useStatusChange(request.id, onChanged)
  const steps = isLocked ? [] : listSteps(may).filter(({ cardId }) => cardId !== nextStep?.cardId)
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
            {request.nextDueAt && <DeadlineBadge request={request} now={now} />}
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
            <Button
              type="primary"
              loading={isActing}
              onClick={() => (nextStep.status ? changeStatus(nextStep.status) : goTo(nextStep))}
            >
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
      <RequestLive id={request.id} reopen={reopen} />
    </Card>
  )
}
