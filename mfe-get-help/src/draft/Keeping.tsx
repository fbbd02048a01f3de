/** Where the answers are kept, for how long, and how to be rid of them. */
import { Button, longMoment } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import styles from './Keeping.module.css'
import type { Kept } from './storage.ts'
import { draftWords } from './words.ts'

interface Keeps {
  kept: Kept
  /** Until when, on this device; null while it is for this tab alone. */
  until: string | null
  restored: boolean
  elsewhere: boolean
  onKeepOnDevice: (wanted: boolean) => void
  onClear: () => void
}

export function Keeping({ kept, until, restored, elsewhere, onKeepOnDevice, onClear }: Keeps) {
  return (
    <div className={`${styles.keeping} needs-script`}>
      <p className={styles.where} role="status">
        {kept && restored && <>{draftWords.restored} </>}
        {kept === 'tab' && draftWords.saved}
        {kept === 'device' && draftWords.kept(longMoment(until))}
      </p>
      {elsewhere && <p role="status">{draftWords.otherTab}</p>}
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={until !== null}
          aria-describedby="keep-hint"
          onChange={({ target }) => onKeepOnDevice(target.checked)}
        />
        {draftWords.keepOption}
      </label>
      <p className="hint" id="keep-hint">
        {draftWords.keepHint}
      </p>
      <Clearing something={kept !== null} onClear={onClear} />
    </div>
  )
}

/** Asks first; afterwards it says that they are gone. */
function Clearing({ something, onClear }: { something: boolean; onClear: () => void }) {
  const [asking, setAsking] = useState(false)
  const [cleared, setCleared] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (asking) question.current?.focus()
  }, [asking])

  function clear() {
    setAsking(false)
    setCleared(true)
    onClear()
  }
  if (asking) {
    return (
      <div className={styles.asking}>
        <p ref={question} tabIndex={-1}>
          {draftWords.clearConfirm}
        </p>
        <div className="row">
          <Button look="danger" onClick={clear}>
            {draftWords.clear}
          </Button>
          <Button look="outline" onClick={() => setAsking(false)}>
            {draftWords.keepThem}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <>
      {something && (
        <Button
          look="quiet"
          className={styles.clear}
          onClick={() => {
            setCleared(false)
            setAsking(true)
          }}
        >
          {draftWords.clear}
        </Button>
      )}
      <p role="status">{cleared && !something && draftWords.cleared}</p>
    </>
  )
}
