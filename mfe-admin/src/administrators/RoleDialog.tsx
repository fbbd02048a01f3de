/** Gives somebody another role. */

import { roleSchema } from '@access/auth/administrators/administrator.rules'
import { isolate } from '@access/kit'
import { FormDialog } from '../forms/FormDialog.tsx'
import { type AccountFragment, ChangeAdministratorRoleDocument } from './administrators.generated.ts'
import { RoleField } from './RoleField.tsx'

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
      successMessage="Role changed successfully"
      failureMessage="Failed to change role"
      initial={{ role }}
      onClosed={() => onClosed()}
    >
      <p>It takes effect at once, wherever they are signed in.</p>
      <RoleField />
    </FormDialog>
  )
}
