/** Asks for confirmation before a registration is cancelled. */
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useAction } from '../data/use-action.ts'
import { CancelRegistrationDocument, type RegistrationFragment } from './registrations.generated.ts'

export function CancelRegistrationDialog({
  registration,
  onClosed,
}: {
  registration: RegistrationFragment
  onClosed(isDone: boolean): void
}) {
  const { act, isActing, errorMessage } = useAction(CancelRegistrationDocument, {
    successMessage: 'Registration cancelled',
    failureMessage: 'Failed to cancel registration',
  })
  const { id, name, reference, hasEmailUpdates, isSuspectedSpam } = registration
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
        {name ?? reference} {describeLoss(registration)}{' '}
        {hasEmailUpdates && !isSuspectedSpam
          ? 'We email them that it is cancelled.'
          : 'They get no emails from us: please call them.'}
      </p>
    </ConfirmDialog>
  )
}

function describeLoss({ state, seats }: RegistrationFragment): string {
  if (state === 'waiting') return 'leaves the waiting list.'
  return `loses ${seats === 1 ? 'the seat' : `all ${seats} seats`}, and the waiting list moves up.`
}
