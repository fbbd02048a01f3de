/** Gives somebody another role. */

import { roleSchema } from '@access/auth/administrators/administrator.rules'
import { isolate } from '@access/kit'
import { useState } from 'react'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useShortForm } from '../forms/use-short-form.ts'
import { type AccountFragment, ChangeAdministratorRoleDocument } from './administrators.generated.ts'
import { RoleField } from './RoleField.tsx'

export function RoleDialog({
  account: { id, name, role },
  onClosed,
}: {
  account: AccountFragment
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const shortForm = useShortForm({
    document: ChangeAdministratorRoleDocument,
    defaultValues: buildEmptyDraft(roleSchema),
    rules: roleSchema,
    variables: (values) => ({ id, ...values }),
    successMessage: 'Role changed successfully',
    failureMessage: 'Failed to change role',
    onDone: () => setOpen(false),
  })
  return (
    <FormDialog
      id="change-role"
      title={`Role of ${isolate(name)}`}
      submitLabel="Save"
      shortForm={shortForm}
      initial={{ role }}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <p>It holds at once, wherever they are signed in.</p>
      <RoleField />
    </FormDialog>
  )
}
