/** Shows where the draft is saved and until when, keeps it on this device, and clears it. */
import { formatLongLocalDate } from '@access/kit'
import { useState } from 'react'
import { Disclosure } from '../components/Disclosure.tsx'
import { ConfirmedButton } from './ConfirmedButton.tsx'
import styles from './DraftControls.module.css'
import { draftMessages } from './draft.messages.ts'
import type { Draft } from './draft.ts'
import { FinishLater, Passphrase } from './FinishLater.tsx'
import type { CopyState } from './use-draft.ts'

interface DraftControlsProps {
  /** Whether it is stored at all: not while it is blank, or where storage is blocked. */
  isInTab: boolean
  device: Draft['device']
  copyState: CopyState
  /** Whether the device has answers that nobody has opened here. */
  hasLockedCopy: boolean
  isRestored: boolean
  isOpenInAnotherTab: boolean
  onKeepOnDevice: (days: number) => void
  onDeleteCopy: () => void
  onClear: () => void
}

export function DraftControls({
  isInTab,
  device,
  copyState,
  hasLockedCopy,
  isRestored,
  isOpenInAnotherTab,
  onKeepOnDevice,
  onDeleteCopy,
  onClear,
}: DraftControlsProps) {
  const [isNew, setIsNew] = useState(false)
  function keepOnDevice(days: number) {
    setIsNew(true)
    onKeepOnDevice(days)
  }
  return (
    <div className={`${styles.controls} needs-script`}>
      {isOpenInAnotherTab && <p role="status">{draftMessages.otherTab}</p>}
      <Disclosure
        label={
          <>
            <span className={styles.status} role="status">
              {isInTab && isRestored && <>{draftMessages.restored} </>}
              {isInTab &&
                (device && copyState === 'saved'
                  ? draftMessages.savedOnDevice(formatLongLocalDate(device.expiresAt))
                  : draftMessages.saved)}
              {copyState === 'saving' && <> {draftMessages.saving}</>}
              {copyState === 'failed' && <> {draftMessages.saveFailed}</>}
            </span>{' '}
            {draftMessages.options}
          </>
        }
      >
        {device ? (
          <Passphrase passphrase={device.passphrase} takesFocus={isNew} onDeleteCopy={onDeleteCopy} />
        ) : (
          isInTab && <FinishLater hasLockedCopy={hasLockedCopy} onKeepOnDevice={keepOnDevice} />
        )}
        <ClearDraft hasDraft={isInTab} onClear={onClear} />
      </Disclosure>
    </div>
  )
}

/** Announces that the answers are cleared. */
function ClearDraft({ hasDraft, onClear }: { hasDraft: boolean; onClear: () => void }) {
  const [isCleared, setIsCleared] = useState(false)
  function clear() {
    setIsCleared(true)
    onClear()
  }
  return (
    <>
      {hasDraft && (
        <ConfirmedButton
          className={styles.clear}
          label={draftMessages.clear}
          question={draftMessages.clearConfirm}
          onConfirm={clear}
        />
      )}
      <p role="status">{isCleared && !hasDraft && draftMessages.cleared}</p>
    </>
  )
}
