/** The messages between the applicant and the office, and a form for another one. */
import {
  Button,
  formatDayAndTime,
  SectionHeading,
  TextArea,
  useBeforeFirstPaint,
  useOffice,
} from '@access/kit'
import { useRef, useState } from 'react'
import { StatusActionForm } from './StatusActionForm.tsx'
import styles from './StatusPage.module.css'
import type { RequestStatusFragment } from './status.generated.ts'
import { conversationMessages } from './status.messages.ts'
import type { StatusState } from './use-request-status.ts'

/** The form that also sends documents where there is no script, so that a message that was begun is not lost. */
export const messageFormId = 'message-form'

/** In characters. The rules have the same limit, but are too large to load here. */
const maxMessageLength = 5000

export function Conversation({
  messages,
  statusState,
}: {
  messages: RequestStatusFragment['messages']
  statusState: StatusState
}) {
  const { name: organisationName } = useOffice()
  return (
    <section aria-labelledby="messages">
      <SectionHeading id="messages" title={conversationMessages.title} />
      {messages.length === 0 ? (
        <p className="muted">{conversationMessages.none}</p>
      ) : (
        <ol className={styles.messages}>
          {messages.map(({ id, sentAt, sender, text }) => (
            <li key={id} className={sender === 'office' ? styles.office : styles.applicant}>
              <p className="small muted">
                <strong>{sender === 'office' ? organisationName : conversationMessages.applicant}</strong>,{' '}
                <time dateTime={sentAt}>{formatDayAndTime(sentAt)}</time>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <MessageForm statusState={statusState} />
    </section>
  )
}

function MessageForm({ statusState }: { statusState: StatusState }) {
  const { draft, errors, pending } = statusState
  const [isSent, setIsSent] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const isSending = pending.includes('write')
  // Restores what was typed before hydration.
  useBeforeFirstPaint(() => {
    if (field.current?.value) draft.setText(field.current.value)
  })

  function afterSending() {
    draft.setText('')
    setIsSent(true)
    field.current?.focus()
  }
  return (
    <StatusActionForm
      id={messageFormId}
      className={`form ${styles.messageForm}`}
      statusState={statusState}
      action="write"
      fields={['text']}
      onDone={afterSending}
    >
      <TextArea
        ref={field}
        name="text"
        label={conversationMessages.write}
        hint={conversationMessages.hint}
        error={errors.text}
        rows={5}
        limit={maxMessageLength}
        value={draft.text}
        onChange={({ target }) => {
          draft.setText(target.value)
          setIsSent(false)
        }}
      />
      <div className="row">
        <Button type="submit" name="do" value="write" aria-disabled={isSending}>
          {isSending ? conversationMessages.sending : conversationMessages.send}
        </Button>
        <p role="status">{isSent && conversationMessages.sent}</p>
      </div>
    </StatusActionForm>
  )
}
