/** Asks before a second factor is removed. */
import { isolate } from '@access/kit'
import { ActionDialog } from '../forms/ActionDialog.tsx'
import {
  type PasskeyFragment,
  RemovePasskeyDocument,
  RemoveTotpDocument,
} from './second-factors.generated.ts'

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
