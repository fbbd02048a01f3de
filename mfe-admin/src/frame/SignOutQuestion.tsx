/** Asks before somebody signs out while something is typed and not saved. */

import { Button, Modal } from 'antd'
import { useDialog } from '../components/use-dialog.ts'

export default function SignOutQuestion({ onSignOut, onClosed }: { onSignOut(): void; onClosed(): void }) {
  const { close, modal } = useDialog(onClosed)
  return (
    <Modal
      {...modal}
      title="Sign out without saving?"
      closable={false}
      footer={
        <>
          <Button onClick={close}>Continue editing</Button>
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
