/** Notes at the door that somebody has come, and takes it back. */
import { Alert, Button } from 'antd'
import { UserCheck } from 'lucide-react'
import { useAct } from '../parts/useAct.ts'
import { checkInRegistration, type Registration, undoCheckIn } from './documents.ts'

export function CheckIn({
  registration: { id, name, reference, checkedInAt },
}: {
  registration: Registration
}) {
  const arriving = useAct(checkInRegistration, { done: 'Checked in', failed: 'Failed to check in' })
  const leaving = useAct(undoCheckIn, { done: 'Check-in undone', failed: 'Failed to undo check-in' })
  const who = name ?? reference
  const refused = arriving.refused ?? leaving.refused
  const isIn = checkedInAt !== null
  return (
    <>
      {/* One button that says the other thing afterwards: whoever works by keyboard keeps their place in the list. */}
      <Button
        type={isIn ? 'default' : 'primary'}
        icon={isIn ? undefined : <UserCheck size={18} aria-hidden />}
        aria-label={isIn ? `Undo the check-in of ${who}` : `Check in ${who}`}
        loading={arriving.isActing || leaving.isActing}
        onClick={() => (isIn ? leaving : arriving).act({ id })}
      >
        {isIn ? 'Undo' : 'Check in'}
      </Button>
      {refused && <Alert type="error" showIcon title={refused} />}
    </>
  )
}
