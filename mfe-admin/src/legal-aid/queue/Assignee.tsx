/** The assignee of a request and its next deadline. */
import { isolate, useAuth } from '@access/kit'
import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { FactList } from '../../components/FactList.tsx'
import { usePermissions } from '../../session/use-permissions.ts'
import { useRequest } from '../request/request-context.ts'
import { targets } from '../request/section.ts'
import { AssigneeSelect } from './AssigneeSelect.tsx'
import { DeadlineBadge } from './DeadlineBadge.tsx'
import { useAssignment } from './use-assignment.ts'

export function Assignee() {
  const { user } = useAuth()
  const may = usePermissions()
  const { details, update } = useRequest()
  const { request } = details
  const head = useRef<HTMLHeadingElement>(null)
  const [isSelecting, setIsSelecting] = useState(false)
  const { act, isActing, errorMessage, isStale } = useAssignment()
  const isMine = user !== null && request.assigneeId === user.id

  async function assign(assigneeId: string | null) {
    // After a conflict was shown, another press overrides the other assignment.
    const result = await act({
      id: request.id,
      assigneeId,
      ...(!isStale && { expectedAssigneeId: request.assigneeId }),
    })
    if (!result) return
    update({ details: { ...details, request: { ...request, ...result.request } } })
    setIsSelecting(false)
    // The pressed button may have disappeared.
    head.current?.focus()
  }

  return (
    <Card title="Assignment" id={targets.assignment.cardId} headingRef={head} isPadded>
      <FactList
        facts={{
          'Assigned to': isMine
            ? `${isolate(request.assigneeName ?? '')} (me)`
            : (request.assigneeName ?? 'Unassigned'),
          'Next deadline': <DeadlineBadge request={request} />,
        }}
      />
      {may('assignRequests') &&
        (isSelecting ? (
          <AssigneeSelect isActing={isActing} onAssign={assign} />
        ) : (
          <div className={parts.buttons}>
            {user && !isMine && (
              <Button disabled={isActing} onClick={() => assign(user.id)}>
                Assign to me
              </Button>
            )}
            <Button onClick={() => setIsSelecting(true)}>Assign to somebody else</Button>
          </div>
        ))}
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
    </Card>
  )
}
