/** A form for a message; the text stays until it is sent. */
import { Alert, Button, Input } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import styles from './components.module.css'
import management from './screen.module.css'

export function MessageForm({
  label,
  hint,
  submitLabel,
  onSend,
  isSending,
  errorMessage,
}: {
  label: string
  /** Who reads it, and how they are notified. */
  hint: string
  /** The label of the submit button. */
  submitLabel: string
  /** Resolves to whether it was sent. */
  onSend(text: string): Promise<boolean>
  isSending: boolean
  errorMessage: string | null
}) {
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const id = useId()
  const shownError = isMissing ? 'Enter a text.' : errorMessage

  async function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() && (await onSend(text))) setText('')
  }

  return (
    <form className={styles.messageForm} onSubmit={submit} noValidate>
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
        aria-invalid={shownError ? true : undefined}
        onChange={({ target }) => {
          setText(target.value)
          setMissing(false)
        }}
      />
      {shownError && <Alert type="error" showIcon title={shownError} />}
      <Button type="primary" htmlType="submit" loading={isSending}>
        {submitLabel}
      </Button>
    </form>
  )
}
