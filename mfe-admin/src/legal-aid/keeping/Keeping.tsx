/** How long a request is kept, the hold that keeps it longer, and the question before it is closed. */
import { Alert, Button } from 'antd'
import { useRef, useState } from 'react'
import { Answered } from '../../parts/Answered.tsx'
import { Card } from '../../parts/Card.tsx'
import { Moment } from '../../parts/Moment.tsx'
import parts from '../../parts/parts.module.css'
import { useAct } from '../../parts/useAct.ts'
import { useLive } from '../../parts/useLive.ts'
import type { Headline, Opened } from '../documents.ts'
import { AskDialog } from './AskDialog.tsx'
import { liftHold, type Retention, requestRetention } from './documents.ts'
import { HoldDialog } from './HoldDialog.tsx'
import { Times } from './Times.tsx'

type About = { request: Headline; moves: string[]; onChanged(opened: Opened): void }

export function Keeping(about: About) {
  const head = useRef<HTMLHeadingElement>(null)
  const live = useLive(requestRetention, { id: about.request.id }, 'LegalAidRequest')
  const focusHead = () => head.current?.focus()
  return (
    <Card title="Keeping and closing" head={head}>
      <div className={parts.inside}>
        <Answered live={live}>
          {({ retention }) => (
            <>
              <Kept retention={retention} focusHead={focusHead} />
              <Asking {...about} retention={retention} focusHead={focusHead} />
              <Times times={retention.times} />
            </>
          )}
        </Answered>
      </div>
    </Card>
  )
}

type Part = { retention: Retention; focusHead(): void }

function Kept({ retention: { id, keptUntil, heldSince, heldBy, heldFor }, focusHead }: Part) {
  const [isHolding, setHolding] = useState(false)
  const { act, isActing, refused } = useAct(liftHold, {
    done: 'Hold lifted',
    failed: 'Failed to lift hold',
  })
  async function lift() {
    if (await act({ id })) focusHead()
  }
  return (
    <>
      <p>
        {keptUntil ? (
          <>
            Kept until <Moment at={keptUntil} />.
          </>
        ) : (
          'Kept for as long as we work on it.'
        )}
      </p>
      {heldSince ? (
        <>
          <p>
            <b>On hold</b> since <Moment at={heldSince} />, by {heldBy}. It is neither forgotten nor erased.
          </p>
          <p className={parts.written}>{heldFor}</p>
        </>
      ) : null}
      {refused && <Alert type="error" showIcon title={refused} />}
      <div className={parts.buttons}>
        {heldSince ? (
          <Button loading={isActing} onClick={lift}>
            Lift the hold
          </Button>
        ) : (
          <Button onClick={() => setHolding(true)}>Put a hold on it</Button>
        )}
      </div>
      {isHolding && (
        <HoldDialog
          id={id}
          onClosed={(isDone) => {
            setHolding(false)
            if (isDone) focusHead()
          }}
        />
      )}
    </>
  )
}

function Asking({
  request,
  moves,
  onChanged,
  retention: { closingAskedAt, answerBy },
  focusHead,
}: About & Part) {
  const [isAsking, setAsking] = useState(false)
  if (closingAskedAt && answerBy)
    return (
      <p>
        Asked whether they still need help on <Moment at={closingAskedAt} />. Without an answer it may be
        closed from <Moment at={answerBy} /> on.
      </p>
    )
  if (!moves.includes('closed')) return null
  return (
    <div className={parts.buttons}>
      <Button onClick={() => setAsking(true)}>Ask whether they still need help</Button>
      {isAsking && (
        <AskDialog
          request={request}
          onChanged={onChanged}
          onClosed={(isDone) => {
            setAsking(false)
            if (isDone) focusHead()
          }}
        />
      )}
    </div>
  )
}
