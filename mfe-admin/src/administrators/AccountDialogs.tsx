/** The dialogs about an account: whom to invite, another name, another role. */

import { invitationSchema, renameSchema, roleSchema } from '@access/auth/administrators/administrator.rules'
import { isolate } from '@access/kit'
import { type Role, roleDescriptions, roleNames, roles } from '@access/service-kit/roles/roles.rules'
import { Form, Typography } from 'antd'
import { useId } from 'react'
import { buildMessages } from '../components/change.messages.ts'
import { Select } from '../components/Select.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { TextField } from '../forms/TextField.tsx'
import type { InputProps } from '../management/fields/inputs.tsx'
import {
  type AccountFragment,
  ChangeAdministratorRoleDocument,
  InviteAdministratorDocument,
  RenameAdministratorDocument,
  type SentInvitationFragment,
} from './administrators.generated.ts'

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
      {...buildMessages('invite', 'administrator')}
      onClosed={(data) => onClosed(data?.invitation ?? null)}
    >
      <TextField name="name" label="Name" extra="Shown in the activity list." />
      <TextField
        name="email"
        label="Email"
        extra="They sign in with it. It cannot be changed later."
        type="email"
      />
      <RoleField />
    </FormDialog>
  )
}

/** Gives somebody another role. */
export function RoleDialog({
  account: { id, name, role },
  onClosed,
}: {
  account: AccountFragment
  onClosed(): void
}) {
  return (
    <FormDialog
      id="change-role"
      title={`Role of ${isolate(name)}`}
      submitLabel="Save"
      document={ChangeAdministratorRoleDocument}
      rules={roleSchema}
      variables={(values) => ({ id, ...values })}
      {...buildMessages('change', 'role')}
      initial={{ role }}
      onClosed={() => onClosed()}
    >
      <p>It takes effect at once, wherever they are signed in.</p>
      <RoleField />
    </FormDialog>
  )
}

/** Gives an administrator another name. */
export function RenameDialog({
  account: { id, name },
  onClosed,
}: {
  account: AccountFragment
  onClosed(): void
}) {
  return (
    <FormDialog
      id="rename-administrator"
      title={`Rename ${isolate(name)}`}
      submitLabel="Save"
      document={RenameAdministratorDocument}
      rules={renameSchema}
      variables={(values) => ({ id, ...values })}
      {...buildMessages('update', 'administrator')}
      initial={{ name }}
      onClosed={() => onClosed()}
    >
      <TextField name="name" label="Name" extra="Earlier actions keep the old name." />
    </FormDialog>
  )
}

/** The choice of a role, with what it is for. */
function RoleField() {
  return (
    <Form.Item name="role" label="Role">
      <RoleSelect />
    </Form.Item>
  )
}

/** The form item hands in `id`, `value` and `onChange`. */
function RoleSelect({ value, ...control }: InputProps<string>) {
  const descriptionId = useId()
  return (
    <>
      <Select
        {...control}
        value={value}
        aria-describedby={[control['aria-describedby'], descriptionId].filter(Boolean).join(' ')}
        emptyLabel="Choose one"
        options={roles.map((role) => ({ value: role, label: roleNames[role] }))}
      />
      <Typography.Text type="secondary" id={descriptionId}>
        {roleDescriptions[value as Role] ?? 'It decides what they see and may do.'}
      </Typography.Text>
    </>
  )
}
