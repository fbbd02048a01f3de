/** A text to somebody: kept as typed until it has gone. */
import { Alert, Button, Input } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import management from '../management/management.module.css'
import styles from './parts.module.css'

export function WriteForm({
  label,
  hint,
  send,
  onSend,
  isSending,
  refused,
}: {
  label: string
  /** Who will read it, and how they hear of it. */
  hint: string
  /** What the button says. */
  send: string
  /** Resolves to whether it has gone. */
  onSend(text: string): Promise<boolean>
  isSending: boolean
  refused: string | null
}) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const id = useId()
  const wrong = isMissing ? 'Write something first.' : refused

  async function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() && (await onSend(text))) setText('')
  }

  return (
    <form className={styles.writing} onSubmit={submit} noValidate>
      <label htmlFor={id}>{label}</label>
      <p id={`${id}hint`} className={styles.hint}>
        {hint}
      </p>
      <Input.TextArea
        id={id}
        rows={4}
        className={management.long}
        value={text}
        aria-describedby={`${id}hint`}
        aria-invalid={wrong ? true : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setMissing(false)
        }}
      />
      {wrong && <Alert type="error" showIcon title={wrong} />}
      <Button type="primary" htmlType="submit" loading={isSending}>
        {send}
      </Button>
    </form>
  )
}
