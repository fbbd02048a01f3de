/** Shows where the draft is saved and until when, and clears it. */
import { Button, formatLongLocalDate } from '@access/kit'
import { useEffect, useRef, useState } from 'react'
import { Disclosure } from '../components/Disclosure.tsx'
import styles from './DraftControls.module.css'
import { draftMessages } from './draft.messages.ts'
import type { StorageLocation } from './draft-storage.ts'

interface DraftControlsProps {
  storageLocation: StorageLocation
  /** When the copy on this device expires; null while the draft is saved in this tab only. */
  retainedUntil: string | null
  isRestored: boolean
  isOpenInAnotherTab: boolean
  onKeepOnDevice: (keepsOnDevice: boolean) => void
  onClear: () => void
}

export function DraftControls({
  storageLocation,
  retainedUntil,
  isRestored,
  isOpenInAnotherTab,
  onKeepOnDevice,
  onClear,
}: DraftControlsProps) {
  return (
    <div className={`${styles.controls} needs-script`}>
      {isOpenInAnotherTab && <p role="status">{draftMessages.otherTab}</p>}
      <Disclosure
        label={
          <>
            <span className={styles.status} role="status">
              {storageLocation && isRestored && <>{draftMessages.restored} </>}
              {storageLocation === 'tab' && draftMessages.saved}
              {storageLocation === 'device' &&
                draftMessages.savedOnDevice(formatLongLocalDate(retainedUntil))}
            </span>{' '}
            {draftMessages.options}
          </>
        }
      >
        <label className="check">
          <input
            type="checkbox"
            checked={retainedUntil !== null}
            aria-describedby="keep-hint"
            onChange={({ target }) => onKeepOnDevice(target.checked)}
          />
          {draftMessages.keepOption}
        </label>
        <p className="hint" id="keep-hint">
          {draftMessages.keepHint}
        </p>
        <ClearDraft hasDraft={storageLocation !== null} onClear={onClear} />
      </Disclosure>
    </div>
  )
}

/** Asks for confirmation, then announces that the answers are cleared. */
function ClearDraft({ hasDraft, onClear }: { hasDraft: boolean; onClear: () => void }) {
  const [isConfirming, setIsConfirming] = useState(false)
  const [isCleared, setIsCleared] = useState(false)
  const questionRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isConfirming) questionRef.current?.focus()
  }, [isConfirming])

  function clear() {
    setIsConfirming(false)
    setIsCleared(true)
    onClear()
  }
  if (isConfirming) {
    return (
      <div className={styles.confirmation}>
        <p ref={questionRef} tabIndex={-1}>
          {draftMessages.clearConfirm}
        </p>
        <div className="row">
          <Button variant="danger" onClick={clear}>
            {draftMessages.clear}
          </Button>
          <Button variant="outline" onClick={() => setIsConfirming(false)}>
            {draftMessages.cancel}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <>
      {hasDraft && (
        <Button
          variant="quiet"
          className={styles.clear}
          onClick={() => {
            setIsCleared(false)
            setIsConfirming(true)
          }}
        >
          {draftMessages.clear}
        </Button>
      )}
      <p role="status">{isCleared && !hasDraft && draftMessages.cleared}</p>
    </>
  )
}
