/** Gives a passkey another name. */

import { passkeyNameSchema } from '@access/auth/administrators/administrator.rules'
import { isolate } from '@access/kit'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useShortForm } from '../forms/use-short-form.ts'
import { type PasskeyFragment, RenamePasskeyDocument } from './second-factors.generated.ts'

export function RenamePasskeyDialog({
  passkey: { id, name },
  onClosed,
}: {
  passkey: PasskeyFragment
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const shortForm = useShortForm({
    document: RenamePasskeyDocument,
    defaultValues: buildEmptyDraft(passkeyNameSchema),
    rules: passkeyNameSchema,
    variables: (values) => ({ id, ...values }),
    successMessage: 'Passkey renamed',
    failureMessage: 'Failed to rename passkey',
    onDone: () => setOpen(false),
  })
  return (
    <FormDialog
      id="rename-passkey"
      title={`Rename ${isolate(name)}`}
      submitLabel="Save"
      shortForm={shortForm}
      initial={{ name }}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <Form.Item name="name" label="Name">
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
