/** Asks whom to invite. */
import { invitation } from '@access/auth/administrators/administrator.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { FormDialog } from '../parts/FormDialog.tsx'
import { useShortForm } from '../parts/useShortForm.ts'
import { inviteAdministrator, type SentInvitation } from './documents.ts'

const nobodyYet = { name: '', email: '' }

export function InviteDialog({ onClosed }: { onClosed(sent: SentInvitation | null): void }) {
  const [isOpen, setOpen] = useState(true)
  const [sent, setSent] = useState<SentInvitation | null>(null)
  const asking = useShortForm({
    document: inviteAdministrator,
    blank: nobodyYet,
    rules: invitation,
    variables: (typed) => typed,
    done: 'Administrator invited successfully',
    failed: 'Failed to invite administrator',
    onDone(data) {
      setSent(data.invitation)
      setOpen(false)
    },
  })
  return (
    <FormDialog
      id="invite-administrator"
      title="Invite an administrator"
      confirm="Invite"
      asking={asking}
      initial={nobodyYet}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(sent)}
    >
      <Form.Item name="name" label="Name" extra="The activity list calls them by it.">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label="Email" extra="They sign in with it. It cannot be changed later.">
        <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
    </FormDialog>
  )
}
