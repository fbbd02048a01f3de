/** The messages between the applicant and the office, and a form for another one. */
import {
  Button,
  formatDayAndTime,
  Notice,
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
  asksForDate,
  statusState,
}: {
  messages: RequestStatusFragment['messages']
  /** Whether a date that a message names is to be entered above. */
  asksForDate: boolean
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
      <MessageForm asksForDate={asksForDate} statusState={statusState} />
    </section>
  )
}

function MessageForm({ asksForDate, statusState }: { asksForDate: boolean; statusState: StatusState }) {
  const { draft, errors, pending } = statusState
  const [sentText, setSentText] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isSending = pending.includes('write')
  // Restores what was typed before hydration.
  useBeforeFirstPaint(() => {
    if (field.current?.value) draft.setText(field.current.value)
  })

  function afterSending() {
    setSentText(draft.text)
    draft.setText('')
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
          setSentText(null)
        }}
      />
      <div className="row">
        <Button type="submit" name="do" value="write" aria-disabled={isSending}>
          {isSending ? conversationMessages.sending : conversationMessages.send}
        </Button>
        <p role="status">{sentText !== null && conversationMessages.sent}</p>
      </div>
      <div className="live" role="status">
        {asksForDate && sentText !== null && dateWords.test(sentText) && (
          <Notice tone="sky">
            <p>
              <a href="#court-date">{conversationMessages.mentionsDate}</a>
            </p>
          </Notice>
        )}
      </div>
    </StatusActionForm>
  )
}

/** What people write around a date that matters. Asking in vain costs less than promising an attorney too late. */
const dateWords =
  /\b(?:court|hearing|trial|judge|deadline|evict\w*|tomorrow|\w+day|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w*\.? \d{1,2}|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[/.-]\d{1,2})\b/i
