/** Asks whom to invite. */
import { invitationSchema } from '@access/auth/administrators/administrator.rules'
import { Form, Input } from 'antd'
import { FormDialog } from '../forms/FormDialog.tsx'
import { InviteAdministratorDocument, type SentInvitationFragment } from './administrators.generated.ts'
import { RoleField } from './RoleField.tsx'

export function InviteDialog({
  onClosed,
}: {
  onClosed(sentInvitation: SentInvitationFragment | null): void
}) {
  return (
    <FormDialog
      id="invite-administrator"
      title="Invite an administrator"
      submitLabel="Invite"
      document={InviteAdministratorDocument}
      rules={invitationSchema}
      variables={(values) => values}
      successMessage="Administrator invited successfully"
      failureMessage="Failed to invite administrator"
      onClosed={(data) => onClosed(data?.invitation ?? null)}
    >
      <Form.Item name="name" label="Name" extra="Shown in the activity list.">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label="Email" extra="They sign in with it. It cannot be changed later.">
        <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <RoleField />
    </FormDialog>
  )
}
