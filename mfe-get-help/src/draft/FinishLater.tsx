/** Keeping the answers on this device, locked with words that are shown here. */
import { Button, Notice, SelectField } from '@access/kit'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import styles from './DraftControls.module.css'
import { finishLaterMessages as messages } from './draft.messages.ts'
import { canEncrypt } from './encrypted-draft.ts'

const dayOptions = [1, 7, 30]

export function FinishLater({
  hasLockedCopy,
  onKeepOnDevice,
}: {
  hasLockedCopy: boolean
  onKeepOnDevice: (days: number) => void
}) {
  const [days, setDays] = useState('7')
  if (!canEncrypt()) return <p className="hint">{messages.insecure}</p>
  if (hasLockedCopy) return <p className="hint">{messages.otherCopy}</p>
  function keep(event: FormEvent) {
    event.preventDefault()
    onKeepOnDevice(Number(days))
  }
  return (
    <form className={styles.finishLater} onSubmit={keep}>
      <SelectField
        name="keep-days"
        label={messages.label}
        hint={messages.hint}
        value={days}
        options={dayOptions.map((count) => ({ value: String(count), label: messages.formatDays(count) }))}
        onChange={({ target }) => setDays(target.value)}
      />
      <Button type="submit" variant="outline">
        {messages.save}
      </Button>
    </form>
  )
}

/** The words, for as long as the tab has the answers themselves. */
export function Passphrase({
  passphrase,
  takesFocus,
  onDeleteCopy,
}: {
  passphrase: string
  /** Where they have just been made; not where they come with the page. */
  takesFocus: boolean
  onDeleteCopy: () => void
}) {
  const wordsRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) wordsRef.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.passphrase} ref={wordsRef} tabIndex={-1}>
      <Notice tone="amber" title={messages.wordsTitle}>
        <p className={styles.words} translate="no">
          {passphrase}
        </p>
        <p>{messages.wordsText}</p>
        <p>{messages.wordsHint}</p>
        <Button variant="outline" onClick={onDeleteCopy}>
          {messages.stop}
        </Button>
      </Notice>
    </div>
  )
}
