/** Notes at the door that somebody has come, and takes it back. */
import { Alert, Button } from 'antd'
import { useAct } from '../parts/useAct.ts'
import { checkInRegistration, type Registration, undoCheckIn } from './documents.ts'

export function CheckIn({
  registration: { id, name, reference, checkedInAt },
  onChanged,
}: {
  registration: Registration
  onChanged(changed: Registration): void
}) {
  const arriving = useAct(checkInRegistration, { done: 'Checked in', failed: 'Failed to check in' })
  const leaving = useAct(undoCheckIn, { done: 'Check-in undone', failed: 'Failed to undo check-in' })
  const who = name ?? reference
  const refused = arriving.refused ?? leaving.refused
  const isIn = checkedInAt !== null

  async function press() {
    const changed = await (isIn ? leaving : arriving).act({ id })
    if (changed) onChanged(changed.registration)
  }

  return (
    <>
      {/* One button that says the other thing afterwards: whoever works by keyboard keeps their place in the list. */}
      <Button
        type={isIn ? 'default' : 'primary'}
        aria-label={isIn ? `Undo the check-in of ${who}` : `Check in ${who}`}
        loading={arriving.isActing || leaving.isActing}
        onClick={press}
      >
        {isIn ? 'Undo' : 'Check in'}
      </Button>
      {refused && <Alert type="error" showIcon title={refused} />}
    </>
  )
}
