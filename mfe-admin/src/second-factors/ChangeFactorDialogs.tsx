/** Gives a passkey another name, and removes a second factor. */
import { passkeyNameSchema } from '@access/auth/administrators/administrator.rules'
import { isolate } from '@access/kit'
import { ActionDialog } from '../forms/ActionDialog.tsx'
import { FormDialog } from '../forms/FormDialog.tsx'
import { TextField } from '../forms/TextField.tsx'
import {
  type PasskeyFragment,
  RemovePasskeyDocument,
  RemoveTotpDocument,
  RenamePasskeyDocument,
} from './second-factors.generated.ts'

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
      <TextField name="name" label="Name" />
    </FormDialog>
  )
}

export function RemoveDialog({
  passkey,
  onClosed,
}: {
  /** Null for the authenticator app. */
  passkey: PasskeyFragment | null
  onClosed(isDone: boolean): void
}) {
  const question = {
    title: `Remove ${isolate(passkey?.name ?? 'the authenticator app')}?`,
    confirmLabel: 'Remove',
    successMessage: 'Second factor removed',
    failureMessage: 'Failed to remove second factor',
    onClosed,
    children: (
      <p>You can no longer sign in with it. With the last second factor, the recovery codes go as well.</p>
    ),
  }
  return passkey ? (
    <ActionDialog {...question} document={RemovePasskeyDocument} variables={{ id: passkey.id }} />
  ) : (
    <ActionDialog {...question} document={RemoveTotpDocument} variables={{}} />
  )
}
