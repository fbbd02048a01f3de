/** Answers that were kept on this device: opens them with their words, or deletes them. */
import { Button, formatLongLocalDate, Notice, TextField } from '@access/kit'
import { type FormEvent, useState } from 'react'
import { ConfirmedButton } from './ConfirmedButton.tsx'
import styles from './DraftControls.module.css'
import { savedAnswersMessages as messages } from './draft.messages.ts'
import type { EncryptedDraft } from './encrypted-draft.ts'

const fieldName = 'saved-answers-words'

interface SavedAnswersProps {
  lockedCopy: EncryptedDraft | null
  /** Resolves to whether these were the words. */
  onOpen: (words: string) => Promise<boolean>
  onDelete: () => void
}

export function SavedAnswers({ lockedCopy, onOpen, onDelete }: SavedAnswersProps) {
  const [words, setWords] = useState('')
  const [isOpening, setIsOpening] = useState(false)
  const [isWrong, setIsWrong] = useState(false)
  const [isDeleted, setIsDeleted] = useState(false)

  async function open(event: FormEvent) {
    event.preventDefault()
    if (isOpening) return
    setIsOpening(true)
    const isOpened = await onOpen(words)
    setIsOpening(false)
    setIsWrong(!isOpened)
    if (isOpened) setWords('')
    else document.getElementById(fieldName)?.focus()
  }
  function deleteCopy() {
    setIsDeleted(true)
    onDelete()
  }
  if (!lockedCopy) return <p role="status">{isDeleted && messages.deleted}</p>
  return (
    <Notice title={messages.title(formatLongLocalDate(lockedCopy.savedAt))}>
      <form className={styles.savedAnswers} onSubmit={open} noValidate>
        <TextField
          name={fieldName}
          label={messages.label}
          hint={messages.hint}
          error={isWrong && !isOpening ? messages.wrongWords : undefined}
          value={words}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className="row">
          <Button type="submit" aria-disabled={isOpening}>
            {isOpening ? messages.opening : messages.open}
          </Button>
          <ConfirmedButton
            label={messages.startOver}
            question={messages.confirm}
            confirmLabel={messages.delete}
            onConfirm={deleteCopy}
          />
        </div>
        <p className="small">{messages.besides(formatLongLocalDate(lockedCopy.expiresAt))}</p>
      </form>
    </Notice>
  )
}
