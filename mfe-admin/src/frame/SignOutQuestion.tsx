/** Asks before somebody signs out while something is typed and not saved. */
import { Button, Modal } from 'antd'
import { useState } from 'react'

export default function SignOutQuestion({ onSignOut, onClosed }: { onSignOut(): void; onClosed(): void }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Modal
      open={isOpen}
      title="Sign out without saving?"
      width="min(100% - 2rem, 30rem)"
      closable={false}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Continue editing</Button>
          <Button type="primary" danger onClick={onSignOut}>
            Sign out
          </Button>
        </>
      }
    >
      <p>
        Drafts of items and pages stay with your account. Anything else that you have typed and not saved will
        be lost.
      </p>
    </Modal>
  )
}
