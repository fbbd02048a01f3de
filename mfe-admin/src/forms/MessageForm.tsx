/** A form for a message; the text stays until it is sent, also while somebody looks at other screens. */
import { Alert, Button, Flex, Input, Typography } from 'antd'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TypedDocumentNode } from 'urql'
import management from '../components/screen.module.css'
import { useAction } from '../data/use-action.ts'
import { insertText } from './insert-text.ts'
import { useUnsentText } from './unsent-text.tsx'

export function MessageForm<Data>({
  textKey,
  label,
  hint,
  submitLabel,
  id: itemId,
  document: mutation,
  successMessage,
  failureMessage,
  onSent,
  renderTools,
}: {
  /** The key under which the text is kept: the form, and what it is about. */
  textKey: string
  label: string
  /** Who reads it, and how they are notified. */
  hint: string
  /** The label of the submit button. */
  submitLabel: string
  /** The id of what it is about. */
  id: string
  document: TypedDocumentNode<Data, { id: string; text: string }>
  /** The toasts. */
  successMessage: string
  failureMessage: string
  onSent(data: Data): void
  /** What stands below the field, and inserts texts where the cursor is. */
  renderTools?(insert: (inserted: string) => void): ReactNode
}) {
  const [text, setText] = useUnsentText(textKey, '')
  /** The last insertion: as long as nobody has changed it, another one takes its place. */
  const [insertion, setInsertion] = useState<{ result: string; text: string; position: number } | null>(null)
  const [isMissing, setMissing] = useState(false)
  const id = useId()
  const { act, isActing, errorMessage } = useAction(mutation, { successMessage, failureMessage })
  const shownError = isMissing ? 'Enter a text.' : errorMessage

  async function submit(event: FormEvent) {
    event.preventDefault()
    setMissing(text.trim() === '')
    const data = text.trim() && (await act({ id: itemId, text }))
    if (!data) return
    setText('')
    onSent(data)
  }

  function insert(inserted: string) {
    const field = document.getElementById(id) as HTMLTextAreaElement
    const base = insertion?.result === text ? insertion : { text, position: field.selectionEnd }
    const { text: result, end } = insertText(base.text, base.position, inserted)
    // The cursor can only be put into what is there.
    flushSync(() => {
      setInsertion({ result, text: base.text, position: base.position })
      setText(result)
      setMissing(false)
    })
    field.focus()
    field.setSelectionRange(end, end)
  }

  return (
    <form onSubmit={submit} noValidate>
      <Flex vertical align="start" gap="small">
        <label htmlFor={id}>
          <strong>{label}</strong>
        </label>
        <Typography.Text type="secondary" id={`${id}hint`}>
          {hint}
        </Typography.Text>
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
        {renderTools?.(insert)}
        {shownError && <Alert type="error" showIcon title={shownError} />}
        <Button type="primary" htmlType="submit" loading={isActing}>
          {submitLabel}
        </Button>
      </Flex>
    </form>
  )
}
