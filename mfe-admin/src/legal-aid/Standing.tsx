/** Where a request stands, what was promised, and where it may go from here. */
import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { Card } from '../parts/Card.tsx'
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { Moment } from '../parts/Moment.tsx'
import parts from '../parts/parts.module.css'
import { Reading } from '../parts/Reading.tsx'
import { useAct } from '../parts/useAct.ts'
import { type Headline, moveLegalAidRequest, type Opened } from './documents.ts'
import styles from './legal-aid.module.css'
import { MoveWithLetter, withLetter } from './letters/MoveWithLetter.tsx'
import { ContactBy, StatusMark, UrgencyMark } from './marks.tsx'
import { askedBefore } from './moves.ts'
import { spoken } from './statuses.ts'

export function Standing({
  request,
  moves,
  onChanged,
}: {
  request: Headline
  moves: string[]
  onChanged(opened: Opened): void
}) {
  const head = useRef<HTMLHeadingElement>(null)
  const [asked, setAsked] = useState<string | null>(null)
  const { act, isActing, refused } = useAct(moveLegalAidRequest, {
    done: 'Request moved',
    failed: 'Failed to move request',
  })

  async function move(to: string) {
    const changed = await act({ id: request.id, to })
    if (changed) onChanged(changed.opened)
    return changed !== null
  }

  // The button that was pressed is gone: from here one may not go where one is.
  async function moveAtOnce(to: string) {
    if (await move(to)) head.current?.focus()
  }

  return (
    <Card title="Where it stands" head={head}>
      <div className={parts.inside}>
        <Reading
          facts={{
            Status: <StatusMark status={request.status} />,
            Urgency: <UrgencyMark urgency={request.urgency} />,
            Category: request.category,
            Received: <Moment at={request.receivedAt} />,
            'Contact by': <ContactBy request={request} />,
            'Attorney by': <Moment at={request.matchBy} />,
          }}
        />
        {moves.length > 0 && (
          <fieldset>
            <legend className={styles.heading}>Move to</legend>
            <div className={parts.buttons}>
              {moves.map((to) => (
                <Button
                  key={to}
                  disabled={isActing}
                  onClick={() => (to in askedBefore || to in withLetter ? setAsked(to) : moveAtOnce(to))}
                >
                  {spoken(to)}
                </Button>
              ))}
            </div>
          </fieldset>
        )}
        {refused && !asked && <Alert type="error" showIcon title={refused} />}
      </div>
      {asked && asked in withLetter && (
        <MoveWithLetter
          request={request}
          to={asked}
          onChanged={onChanged}
          onClosed={(isDone) => {
            setAsked(null)
            if (isDone) head.current?.focus()
          }}
        />
      )}
      {asked && asked in askedBefore && (
        <ConfirmDialog
          title={`Move ${request.reference} to ${spoken(asked)}?`}
          confirm={`Move to ${spoken(asked)}`}
          onConfirm={() => move(asked)}
          isActing={isActing}
          refused={refused}
          onClosed={(isDone) => {
            setAsked(null)
            if (isDone) head.current?.focus()
          }}
        >
          <p>{askedBefore[asked]}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
