/** Gives an administrator another name. */

import { renameSchema } from '@access/auth/administrators/administrator.rules'
import { isolate } from '@access/kit'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useShortForm } from '../forms/use-short-form.ts'
import { type AccountFragment, RenameAdministratorDocument } from './administrators.generated.ts'

export function RenameDialog({
  account: { id, name },
  onClosed,
}: {
  account: AccountFragment
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const shortForm = useShortForm({
    document: RenameAdministratorDocument,
    defaultValues: buildEmptyDraft(renameSchema),
    rules: renameSchema,
    variables: (values) => ({ id, ...values }),
    successMessage: 'Administrator updated successfully',
    failureMessage: 'Failed to update administrator',
    onDone: () => setOpen(false),
  })
  return (
    <FormDialog
      id="rename-administrator"
      title={`Rename ${isolate(name)}`}
      submitLabel="Save"
      shortForm={shortForm}
      initial={{ name }}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <Form.Item name="name" label="Name" extra="What they did before stays under the name they had then.">
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
