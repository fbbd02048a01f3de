/** The list of keyboard shortcuts. */

import { Button, Descriptions, Modal, Typography } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { usePermissions } from '../../session/use-permissions.ts'
import { shortcutList } from './shortcut-list.ts'

export function ShortcutsDialog({ onClosed }: { onClosed(): void }) {
  const [isOpen, setOpen] = useState(true)
  const close = () => setOpen(false)
  const may = usePermissions()
  const shortcuts = shortcutList.filter(({ permission }) => !permission || may(permission))
  return (
    <Modal
      open={isOpen}
      title="Keyboard shortcuts"
      width="min(100% - 2rem, 30rem)"
      onCancel={close}
      afterClose={onClosed}
      footer={<Button onClick={close}>Close</Button>}
    >
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
