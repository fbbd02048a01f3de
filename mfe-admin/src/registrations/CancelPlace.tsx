/** Asks before somebody's place goes to the next in line. */
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useAct } from '../parts/useAct.ts'
import { cancelRegistration, type Registration } from './documents.ts'

export function CancelPlace({
  registration: { id, name, reference, seats },
  onClosed,
}: {
  registration: Registration
  onClosed(isDone: boolean): void
}) {
  const { act, isActing, refused } = useAct(cancelRegistration, {
    done: 'Place cancelled',
    failed: 'Failed to cancel place',
  })
  return (
    <ConfirmDialog
      title="Cancel this place?"
      confirm="Cancel the place"
      onConfirm={async () => (await act({ id })) !== null}
      isActing={isActing}
      refused={refused}
      onClosed={onClosed}
    >
      <p>
        {name ?? reference} loses {seats === 1 ? 'the seat' : `all ${seats} seats`} and is told by email. The
        next in line moves up.
      </p>
    </ConfirmDialog>
  )
}
