/** Asks for confirmation before a registration is cancelled. */

import { ActionDialog } from '../forms/ActionDialog.tsx'
import { CancelRegistrationDocument, type RegistrationFragment } from './registrations.generated.ts'

export function CancelRegistrationDialog({
  registration,
  onClosed,
}: {
  registration: RegistrationFragment
  onClosed(isDone: boolean): void
}) {
  const { id, name, reference, hasEmailUpdates, isSuspectedSpam } = registration
  return (
    <ActionDialog
      title="Cancel this registration?"
      confirmLabel="Cancel registration"
      document={CancelRegistrationDocument}
      variables={{ id }}
      successMessage="Registration cancelled"
      failureMessage="Failed to cancel registration"
      onClosed={onClosed}
    >
      <p>
        {name ?? reference} {describeLoss(registration)}{' '}
        {hasEmailUpdates && !isSuspectedSpam
          ? 'We email them that it is cancelled.'
          : 'They get no emails from us: please call them.'}
      </p>
    </ActionDialog>
  )
}

function describeLoss({ state, seats }: RegistrationFragment): string {
  if (state === 'waiting') return 'leaves the waiting list.'
  return `loses ${seats === 1 ? 'the seat' : `all ${seats} seats`}, and the waiting list moves up.`
}
