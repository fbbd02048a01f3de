/**
 * Closes a form in which something can be typed: Cancel, Escape, the close sign, a click beside the dialog and going
 * back all ask once, when something was typed.
 */

import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useDialog } from '../components/use-dialog.ts'
import { useLeaveGuard } from './use-leave-guard.ts'

type CloseQuestionOptions = {
  /** Whether something was typed that is not saved. */
  hasUnsavedText: boolean
  /** Closes the form. */
  close(): void
  /** Where what is typed is a draft: it stays when the form is closed, unless it is discarded. */
  draft?: { discard(): void; store(): void }
}

export function useCloseQuestion({ hasUnsavedText, close, draft }: CloseQuestionOptions) {
  const [isAsking, setAsking] = useState(false)
  useLeaveGuard(hasUnsavedText, { onBack: () => setAsking(true), store: draft?.store })

  return {
    /** Closes the form, after the question if something was typed. */
    requestClose: () => (hasUnsavedText ? setAsking(true) : close()),
    /** The question while it is asked; it belongs into the form's dialog. */
    question: isAsking && (
      <CloseQuestion
        onContinue={() => setAsking(false)}
        onDiscard={() => {
          draft?.discard()
          close()
        }}
        onKeep={draft && close}
      />
    ),
  }
}

/** Asks what becomes of typed text before its form is closed. */
function CloseQuestion({
  onContinue,
  onDiscard,
  onKeep,
}: {
  onContinue(): void
  onDiscard(): void
  /** Closes the form and keeps what is typed; given where it is a draft. */
  onKeep?: (() => void) | undefined
}) {
  const { close, modal } = useDialog(onContinue)
  return (
    <Modal
      {...modal}
      title="Close without saving?"
      closable={false}
      footer={
        <>
          <Button onClick={close}>Continue editing</Button>
          <Button type={onKeep ? 'default' : 'primary'} danger onClick={onDiscard}>
            Discard
          </Button>
          {onKeep && (
            <Button type="primary" onClick={onKeep}>
              Keep draft
            </Button>
          )}
        </>
      }
    >
      <p>
        {onKeep
          ? 'What you have typed can stay as a draft, until you save or discard it.'
          : 'What you have typed will be lost.'}
      </p>
    </Modal>
  )
}
