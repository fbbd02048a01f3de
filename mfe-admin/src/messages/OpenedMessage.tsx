/** A message as its writer sent it, with the answers so far and the next one. */
import { Card } from '../parts/Card.tsx'
import { Moment } from '../parts/Moment.tsx'
import parts from '../parts/parts.module.css'
import { Reading, sealed } from '../parts/Reading.tsx'
import { useAct } from '../parts/useAct.ts'
import { WriteForm } from '../parts/WriteForm.tsx'
import { answerContactMessage, type ContactMessage } from './documents.ts'
import { Marking } from './Marking.tsx'
import { MessageMarks } from './MessageMarks.tsx'
import styles from './messages.module.css'

export function OpenedMessage({ message }: { message: ContactMessage }) {
  const { id, reference, receivedAt, name, email, phone, subject } = message
  return (
    <div className={styles.whole}>
      <Card title={subject ?? sealed}>
        <div className={parts.inside}>
          <Reading
            facts={{
              From: name,
              Email: email,
              ...(phone && { Phone: phone }),
              Received: <Moment at={receivedAt} />,
              Reference: reference,
              State: <MessageMarks message={message} />,
            }}
          />
          <p className={parts.written}>{message.message ?? sealed}</p>
          <Marking message={message} />
        </div>
      </Card>
      <Card title="Answers">
        <div className={parts.inside}>
          <Answers answers={message.answers ?? []} />
          {email && <Reply id={id} email={email} />}
        </div>
      </Card>
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

function Reply({ id, email }: { id: string; email: string }) {
  const { act, isActing, refused } = useAct(answerContactMessage, {
    done: 'Answer sent',
    failed: 'Failed to send answer',
  })
  return (
    <WriteForm
      label="Answer"
      hint={`Goes to ${email} by email, signed with your first name. Greeting and reference are added; what they wrote is not quoted.`}
      send="Send answer"
      onSend={async (text) => (await act({ id, text })) !== null}
      isSending={isActing}
      refused={refused}
    />
  )
}
