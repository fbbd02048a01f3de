/** What the applicant and the office have written to each other, and room for more. */
import { Button, dayAndTime, SectionHead, TextArea } from '@access/kit'
import { useLayoutEffect, useRef, useState } from 'react'
import { ActForm } from './ActForm.tsx'
import type { RequestMessage } from './calls.ts'
import styles from './Status.module.css'
import type { Standings } from './useStanding.ts'
import { conversation } from './words.ts'

/** In characters. The rules say the same, and are too heavy to bring along. */
const limit = 5000

export function Conversation({ messages, standings }: { messages: RequestMessage[]; standings: Standings }) {
  return (
    <section aria-labelledby="messages">
      <SectionHead id="messages" title={conversation.title} />
      {messages.length === 0 ? (
        <p className="muted">{conversation.none}</p>
      ) : (
        <ol className={styles.messages}>
          {messages.map(({ id, at, from, text }) => (
            <li key={id} className={from === 'office' ? styles.office : styles.own}>
              <p className="small muted">
                <strong>{conversation.from[from]}</strong>, <time dateTime={at}>{dayAndTime(at)}</time>
              </p>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      <Writing standings={standings} />
    </section>
  )
}

function Writing({ standings }: { standings: Standings }) {
  const { draft, errors, pending } = standings
  const [sent, setSent] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const sending = pending.includes('write')
  // What was typed before the browser took the page over is taken up.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once only
  useLayoutEffect(() => {
    if (field.current?.value) draft.write(field.current.value)
  }, [])

  function afterSending() {
    draft.write('')
    setSent(true)
    field.current?.focus()
  }
  return (
    <ActForm
      className={`form ${styles.writing}`}
      standings={standings}
      call="write"
      fields={['text']}
      onDone={afterSending}
    >
      <TextArea
        ref={field}
        name="text"
        label={conversation.write}
        hint={conversation.hint}
        error={errors.text}
        rows={5}
        limit={limit}
        value={draft.text}
        onChange={({ target }) => {
          draft.write(target.value)
          setSent(false)
        }}
      />
      <div className="row">
        <Button type="submit" aria-disabled={sending}>
          {sending ? conversation.sending : conversation.send}
        </Button>
        <p role="status">{sent && conversation.sent}</p>
      </div>
    </ActForm>
  )
}
