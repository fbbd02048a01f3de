/** Asks for confirmation before unsaved text is discarded. */
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { dialogClassNames } from '../../components/dialog-styles.ts'

export function DiscardDialog({ onKeep, onDiscard }: { onKeep(): void; onDiscard(): void }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Modal
      open={isOpen}
      title="Close without saving?"
      width="min(100% - 2rem, 30rem)"
      classNames={dialogClassNames}
      centered
      closable={false}
      onCancel={() => setOpen(false)}
      afterClose={onKeep}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Continue editing</Button>
          <Button type="primary" danger onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      <p>What you have typed will be lost.</p>
    </Modal>
  )
}
