/** A message as its writer sent it, with the answers so far and the next one. */
import { useRef } from 'react'
import { Card } from '../parts/Card.tsx'
import { Moment } from '../parts/Moment.tsx'
import parts from '../parts/parts.module.css'
import { Reading, sealed } from '../parts/Reading.tsx'
import { useAct } from '../parts/useAct.ts'
import { WriteForm } from '../parts/WriteForm.tsx'
import { DueMark } from './DueMark.tsx'
import { answerContactMessage, type ContactMessage } from './documents.ts'
import { dueOf } from './due.ts'
import { MakeRequest } from './MakeRequest.tsx'
import { Marking } from './Marking.tsx'
import { MessageMarks } from './MessageMarks.tsx'
import styles from './messages.module.css'

type Changeable = { message: ContactMessage; onChanged(message: ContactMessage): void }

export function OpenedMessage({ message, onChanged }: Changeable) {
  const { id, reference, receivedAt, name, email, phone, subject } = message
  const head = useRef<HTMLHeadingElement>(null)

  // The button that was pressed is gone: it does not lead to where the message is already.
  function onMarked(changed: ContactMessage) {
    onChanged(changed)
    head.current?.focus()
  }

  return (
    <div className={styles.whole}>
      <Card title={subject ?? sealed} head={head}>
        <div className={parts.inside}>
          <Reading
            facts={{
              From: name,
              Email: email,
              ...(phone && { Phone: phone }),
              Received: <Moment at={receivedAt} />,
              Reference: reference,
              State: <MessageMarks message={message} />,
              'Answer due': <AnswerDue message={message} />,
            }}
          />
          {message.isShut ? (
            <p>What they wrote opens once somebody has looked at the names in {message.requestReference}.</p>
          ) : (
            <p className={parts.written}>{message.message ?? sealed}</p>
          )}
          <Marking message={message} onChanged={onMarked} />
        </div>
      </Card>
      {!message.isShut && (
        <Card title="Answers">
          <div className={parts.inside}>
            <Answers answers={message.answers ?? []} />
            {email && <Reply id={id} email={email} onChanged={onChanged} />}
          </div>
        </Card>
      )}
      {email && <MakeRequest message={message} onChanged={onChanged} />}
    </div>
  )
}

function Answers({ answers }: { answers: NonNullable<ContactMessage['answers']> }) {
  if (answers.length === 0) return <p>Not answered yet.</p>
  return (
    <ol className={styles.answers}>
      {answers.map(({ at, who, text }) => (
        <li key={at} className={styles.answer}>
          <p className={parts.hint}>
            <b>{who}</b>, <Moment at={at} />
          </p>
          <p className={parts.written}>{text}</p>
        </li>
      ))}
    </ol>
  )
}

/** The promise in words, and the moment that it names. */
function AnswerDue({ message }: { message: ContactMessage }) {
  const due = dueOf(message)
  if (!due) return <DueMark message={message} />
  return (
    <span className={parts.buttons}>
      <DueMark message={message} /> <Moment at={due.by} />
    </span>
  )
}

function Reply({
  id,
  email,
  onChanged,
}: {
  id: string
  email: string
  onChanged(message: ContactMessage): void
}) {
  const { act, isActing, refused } = useAct(answerContactMessage, {
    done: 'Answer sent',
    failed: 'Failed to send answer',
  })
  return (
    <WriteForm
      label="Answer"
      hint={`Goes to ${email} by email, signed with your first name. Greeting and reference are added; what they wrote is not quoted.`}
      send="Send answer"
      onSend={async (text) => {
        const changed = await act({ id, text })
        if (changed) onChanged(changed.message)
        return changed !== null
      }}
      isSending={isActing}
      refused={refused}
    />
  )
}
