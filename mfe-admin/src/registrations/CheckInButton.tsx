/** Checks a registration in, and undoes it. */
import { Alert, Button } from 'antd'
import { useAction } from '../data/use-action.ts'
import {
  CheckInRegistrationDocument,
  type RegistrationFragment,
  UndoCheckInDocument,
} from './registrations.generated.ts'

export function CheckInButton({
  registration: { id, name, reference, checkedInAt },
  onChanged,
}: {
  registration: RegistrationFragment
  onChanged(changed: RegistrationFragment): void
}) {
  const checkIn = useAction(CheckInRegistrationDocument, {
    successMessage: 'Checked in',
    failureMessage: 'Failed to check in',
  })
  const checkOut = useAction(UndoCheckInDocument, {
    successMessage: 'Check-in undone',
    failureMessage: 'Failed to undo check-in',
  })
  const displayName = name ?? reference
  const errorMessage = checkIn.errorMessage ?? checkOut.errorMessage
  const isCheckedIn = checkedInAt !== null

  async function toggle() {
    const changed = await (isCheckedIn ? checkOut : checkIn).act({ id })
    if (changed) onChanged(changed.registration)
  }

  return (
    <>
      {/* One button that toggles, so that the keyboard focus stays in its row. */}
      <Button
        type={isCheckedIn ? 'default' : 'primary'}
        aria-label={isCheckedIn ? `Undo the check-in of ${displayName}` : `Check in ${displayName}`}
        loading={checkIn.isActing || checkOut.isActing}
        onClick={toggle}
      >
        {isCheckedIn ? 'Undo' : 'Check in'}
      </Button>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
    </>
  )
}
