/** Asks for confirmation before a registration is cancelled. */
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useAction } from '../data/use-action.ts'
import { CancelRegistrationDocument, type RegistrationFragment } from './registrations.generated.ts'

export function CancelRegistrationDialog({
  registration: { id, name, reference, seats },
  onClosed,
}: {
  registration: RegistrationFragment
  onClosed(isDone: boolean): void
}) {
  const { act, isActing, errorMessage } = useAction(CancelRegistrationDocument, {
    successMessage: 'Registration cancelled',
    failureMessage: 'Failed to cancel registration',
  })
  return (
    <ConfirmDialog
      title="Cancel this registration?"
      confirmLabel="Cancel registration"
      onConfirm={async () => (await act({ id })) !== null}
      isActing={isActing}
      errorMessage={errorMessage}
      onClosed={onClosed}
    >
      <p>
        {name ?? reference} loses {seats === 1 ? 'the seat' : `all ${seats} seats`} and is notified by email.
        The waiting list moves up.
      </p>
    </ConfirmDialog>
  )
}
