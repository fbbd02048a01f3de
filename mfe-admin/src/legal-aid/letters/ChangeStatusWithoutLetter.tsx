/** After an unanswered closure notice the request can be closed without a letter. */
import { Alert, Button } from 'antd'
import { useAction } from '../../data/use-action.ts'
import {
  ChangeRequestStatusDocument,
  type ChangeRequestStatusMutation,
} from '../request/opened-request.generated.ts'

export function ChangeStatusWithoutLetter({
  id,
  status,
  onStatusChanged,
}: {
  id: string
  status: string
  onStatusChanged(data: ChangeRequestStatusMutation): void
}) {
  const { act, isActing, errorMessage } = useAction(ChangeRequestStatusDocument, {
    successMessage: 'Status changed',
    failureMessage: 'Failed to change status',
  })
  async function changeStatus() {
    const result = await act({ id, status })
    if (result) onStatusChanged(result)
  }
  return (
    <Alert
      type={errorMessage ? 'error' : 'info'}
      showIcon
      title={errorMessage ?? 'The closure notice was not answered within 14 days.'}
      action={
        <Button loading={isActing} onClick={changeStatus}>
          Close without a letter
        </Button>
      }
    />
  )
}
