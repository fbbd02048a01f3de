/** Gives a passkey another name. */

import { passkeyNameSchema } from '@access/auth/administrators/administrator.rules'
import { isolate } from '@access/kit'
import { Form, Input } from 'antd'
import { FormDialog } from '../forms/FormDialog.tsx'
import { type PasskeyFragment, RenamePasskeyDocument } from './second-factors.generated.ts'

export function RenamePasskeyDialog({
  passkey: { id, name },
  onClosed,
}: {
  passkey: PasskeyFragment
  onClosed(): void
}) {
  return (
    <FormDialog
      id="rename-passkey"
      title={`Rename ${isolate(name)}`}
      submitLabel="Save"
      document={RenamePasskeyDocument}
      rules={passkeyNameSchema}
      variables={(values) => ({ id, ...values })}
      successMessage="Passkey renamed"
      failureMessage="Failed to rename passkey"
      initial={{ name }}
      onClosed={() => onClosed()}
    >
      <Form.Item name="name" label="Name">
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
