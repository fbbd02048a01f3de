/** Who works on a request, and what is promised next. */
import { useAuth } from '@access/kit'
import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { Card } from '../../parts/Card.tsx'
import parts from '../../parts/parts.module.css'
import { Reading } from '../../parts/Reading.tsx'
import { useAct } from '../../parts/useAct.ts'
import type { Headline } from '../documents.ts'
import { AssignTo } from './AssignTo.tsx'
import { DueMark } from './DueMark.tsx'
import { type Assigned, assignRequest } from './documents.ts'
import { useNow } from './useNow.ts'

export function Assignee({
  request,
  onAssigned,
}: {
  request: Headline
  onAssigned(assigned: Assigned): void
}) {
  const { user } = useAuth()
  const now = useNow()
  const head = useRef<HTMLHeadingElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const { act, isActing, refused, isOvertaken } = useAct(assignRequest, {
    done: 'Request assigned',
    failed: 'Failed to assign request',
  })
  const isMine = user !== null && request.assigneeId === user.id

  async function assign(to: string | null) {
    // Who was told that somebody else has it by now, and presses again, means it.
    const changed = await act({ id: request.id, to, ...(!isOvertaken && { from: request.assigneeId }) })
    if (!changed) return
    onAssigned(changed.request)
    setChoosing(false)
    // The button that was pressed may be gone.
    head.current?.focus()
  }

  return (
    <Card title="Who works on it" head={head}>
      <div className={parts.inside}>
        <Reading
          facts={{
            'Assigned to': isMine ? `${request.assigneeName} (me)` : (request.assigneeName ?? 'Nobody yet'),
            'Next promise': <DueMark request={request} now={now} />,
          }}
        />
        {isChoosing ? (
          <AssignTo isActing={isActing} onAssign={assign} />
        ) : (
          <div className={parts.buttons}>
            {user && !isMine && (
              <Button disabled={isActing} onClick={() => assign(user.id)}>
                Assign to me
              </Button>
            )}
            <Button onClick={() => setChoosing(true)}>Assign to somebody else</Button>
          </div>
        )}
        {refused && <Alert type="error" showIcon title={refused} />}
      </div>
    </Card>
  )
}
