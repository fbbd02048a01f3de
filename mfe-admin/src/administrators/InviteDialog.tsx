/** Asks whom to invite. */
import { invitationSchema } from '@access/auth/administrators/administrator.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useShortForm } from '../forms/use-short-form.ts'
import { InviteAdministratorDocument, type SentInvitationFragment } from './administrators.generated.ts'
import { RoleField } from './RoleField.tsx'

const defaultValues = buildEmptyDraft(invitationSchema)

export function InviteDialog({
  onClosed,
}: {
  onClosed(sentInvitation: SentInvitationFragment | null): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [sentInvitation, setSentInvitation] = useState<SentInvitationFragment | null>(null)
  const shortForm = useShortForm({
    document: InviteAdministratorDocument,
    defaultValues,
    rules: invitationSchema,
    variables: (values) => values,
    successMessage: 'Administrator invited successfully',
    failureMessage: 'Failed to invite administrator',
    onDone(data) {
      setSentInvitation(data.invitation)
      setOpen(false)
    },
  })
  return (
    <FormDialog
      id="invite-administrator"
      title="Invite an administrator"
      submitLabel="Invite"
      shortForm={shortForm}
      initial={defaultValues}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(sentInvitation)}
    >
      <Form.Item name="name" label="Name" extra="The activity list calls them by it.">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label="Email" extra="They sign in with it. It cannot be changed later.">
        <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <RoleField />
    </FormDialog>
  )
}
