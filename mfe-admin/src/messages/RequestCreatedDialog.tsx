/** The reference and passphrase of a request created from a message, shown only here. */
import { Button, Modal } from 'antd'
import { useState } from 'react'
import parts from '../components/components.module.css'
import { FactList } from '../components/FactList.tsx'
import type { CreatedRequestFragment } from './contact-messages.generated.ts'

export function RequestCreatedDialog({
  created: { reference, passphrase },
  onClosed,
}: {
  created: CreatedRequestFragment
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Modal
      open={isOpen}
      title="Request created"
      width="min(100% - 2rem, 30rem)"
      // A stray click would lose the passphrase.
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={
        <Button type="primary" onClick={() => setOpen(false)}>
          Done
        </Button>
      }
    >
      <div className={parts.inside}>
        <p>
          Give the reference and the passphrase to the applicant: with both they can see the status of the
          request. The passphrase is shown only once and is never sent by email.
        </p>
        <FactList facts={{ Reference: <b>{reference}</b>, Passphrase: <b>{passphrase}</b> }} />
      </div>
    </Modal>
  )
}
