/** Asks before somebody signs out while something is typed and not saved. */

import { Modal } from 'antd'
import { useDialog } from '../components/use-dialog.ts'

export default function SignOutQuestion({ onSignOut, onClosed }: { onSignOut(): void; onClosed(): void }) {
  const { modal } = useDialog(onClosed)
  return (
    <Modal
      {...modal}
      title="Sign out without saving?"
      closable={false}
      cancelText="Continue editing"
      okText="Sign out"
      okButtonProps={{ danger: true }}
      onOk={onSignOut}
    >
      <p>
        Drafts of items and pages stay with your account. Anything else that you have typed and not saved will
        be lost.
      </p>
    </Modal>
  )
}
