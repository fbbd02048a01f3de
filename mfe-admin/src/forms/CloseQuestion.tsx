/** Asks what becomes of typed text before its form is closed. */
import { Button, Modal } from 'antd'
import { useState } from 'react'

export function CloseQuestion({
  onContinue,
  onDiscard,
  onKeep,
}: {
  onContinue(): void
  onDiscard(): void
  /** Closes the form and keeps what is typed; given where it is a draft. */
  onKeep?: (() => void) | undefined
}) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Modal
      open={isOpen}
      title="Close without saving?"
      width="min(100% - 2rem, 30rem)"
      closable={false}
      onCancel={() => setOpen(false)}
      afterClose={onContinue}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Continue editing</Button>
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
