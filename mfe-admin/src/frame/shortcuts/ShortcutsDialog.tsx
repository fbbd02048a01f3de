/** The list of keyboard shortcuts. */

import { Button, Descriptions, Modal, Typography } from 'antd'
import { Link } from 'react-router-dom'
import { useDialog } from '../../components/use-dialog.ts'
import { usePermissions } from '../../session/use-permissions.ts'
import { shortcutList } from './use-shortcuts.ts'

export function ShortcutsDialog({ onClosed }: { onClosed(): void }) {
  const { close, modal } = useDialog(onClosed)
  const may = usePermissions()
  const shortcuts = shortcutList.filter(({ permission }) => !permission || may(permission))
  return (
    <Modal {...modal} title="Keyboard shortcuts" footer={<Button onClick={close}>Close</Button>}>
      <Descriptions
        bordered
        size="small"
        column={1}
        items={shortcuts.map(({ key, action }) => ({
          key,
          label: <Typography.Text keyboard>{key}</Typography.Text>,
          children: action,
        }))}
      />
      <p>
        They do nothing while you type. Switch them off in <Link to="/admin/account">your account</Link>.
      </p>
    </Modal>
  )
}
