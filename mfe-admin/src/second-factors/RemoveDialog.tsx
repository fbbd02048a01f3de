/** Asks before a second factor is removed. */
import { isolate } from '@access/kit'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useAction } from '../data/use-action.ts'
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
  const name = passkey?.name ?? 'the authenticator app'
  const messages = {
    successMessage: 'Second factor removed',
    failureMessage: 'Failed to remove second factor',
  }
  const removePasskey = useAction(RemovePasskeyDocument, messages)
  const removeTotp = useAction(RemoveTotpDocument, messages)
  const { isActing, errorMessage } = passkey ? removePasskey : removeTotp
  return (
    <ConfirmDialog
      title={`Remove ${isolate(name)}?`}
      confirmLabel="Remove"
      isActing={isActing}
      errorMessage={errorMessage}
      onConfirm={async () =>
        (passkey ? await removePasskey.act({ id: passkey.id }) : await removeTotp.act({})) !== null
      }
      onClosed={onClosed}
    >
      <p>You can no longer sign in with it. With the last second factor, the recovery codes go as well.</p>
    </ConfirmDialog>
  )
}
