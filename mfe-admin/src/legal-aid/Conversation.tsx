/** What was written in both directions, oldest first, and the next message. */
import { Card } from '../parts/Card.tsx'
import { Moment } from '../parts/Moment.tsx'
import parts from '../parts/parts.module.css'
import { useAct } from '../parts/useAct.ts'
import { WriteForm } from '../parts/WriteForm.tsx'
import { type Message, type Opened, writeToApplicant } from './documents.ts'
import styles from './legal-aid.module.css'

export function Conversation({
  id,
  messages,
  onChanged,
}: {
  id: string
  messages: Message[]
  onChanged(opened: Opened): void
}) {
  const { act, isActing, refused } = useAct(writeToApplicant, {
    done: 'Message sent',
    failed: 'Failed to send message',
  })

  async function write(text: string) {
    const changed = await act({ id, text })
    if (changed) onChanged(changed.opened)
    return changed !== null
  }

  return (
    <Card title="Messages">
      <div className={parts.inside}>
        {messages.length === 0 ? (
          <p>No messages yet.</p>
        ) : (
          <ol className={styles.messages}>
            {messages.map(({ id, at, from, text }) => (
              <li key={id} className={from === 'office' ? styles.ours : styles.theirs}>
                <p className={styles.about}>
                  <b>{from === 'office' ? 'Office' : 'Applicant'}</b>, <Moment at={at} />
                </p>
                <p className={parts.written}>{text}</p>
              </li>
            ))}
          </ol>
        )}
        <WriteForm
          label="Write to the applicant"
          hint="They read it on their status page. An email goes out only if they asked for one, and it says nothing of what you write."
          send="Send message"
          onSend={write}
          isSending={isActing}
          refused={refused}
        />
      </div>
    </Card>
  )
}
