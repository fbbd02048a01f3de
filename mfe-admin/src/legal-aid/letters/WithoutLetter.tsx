/** They were asked whether help is still needed, and have not answered in time: no letter is owed to them. */
import { Alert, Button } from 'antd'
import { useAct } from '../../parts/useAct.ts'
import { moveLegalAidRequest, type Opened } from '../documents.ts'

export function WithoutLetter({
  id,
  to,
  onMoved,
}: {
  id: string
  to: string
  onMoved(opened: Opened): void
}) {
  const { act, isActing, refused } = useAct(moveLegalAidRequest, {
    done: 'Request moved',
    failed: 'Failed to move request',
  })
  async function move() {
    const changed = await act({ id, to })
    if (changed) onMoved(changed.opened)
  }
  return (
    <Alert
      type={refused ? 'error' : 'info'}
      showIcon
      title={refused ?? 'We asked whether they still need help, and they have not answered in 14 days.'}
      action={
        <Button loading={isActing} onClick={move}>
          Close without a letter
        </Button>
      }
    />
  )
}
