/** Gives an administrator another name. */

import { renameSchema } from '@access/auth/administrators/administrator.rules'
import { isolate } from '@access/kit'
import { Form, Input } from 'antd'
import { FormDialog } from '../forms/FormDialog.tsx'
import { type AccountFragment, RenameAdministratorDocument } from './administrators.generated.ts'

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
      successMessage="Administrator updated successfully"
      failureMessage="Failed to update administrator"
      initial={{ name }}
      onClosed={() => onClosed()}
    >
      <Form.Item name="name" label="Name" extra="Earlier actions keep the old name.">
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
