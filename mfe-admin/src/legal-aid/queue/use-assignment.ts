/** Assigns a request, and offers to undo it. */
import { useAuth } from '@access/kit'
import { useAction } from '../../data/use-action.ts'
import { useOfferRequestUndo } from '../../frame/undo/use-offer-undo.ts'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { AssignRequestDocument } from './queue.generated.ts'

export function useAssignment(successMessage = 'Request assigned') {
  const offerUndo = useOfferRequestUndo()
  return useAction(AssignRequestDocument, {
    successMessage,
    failureMessage: 'Failed to assign request',
    announce: ({ request }) => offerUndo(successMessage, request),
  })
}

export function useAssignToMe() {
  const { user } = useAuth()
  const { act, errorMessage } = useAssignment('Request assigned to you')

  async function assignToMe({ id, assigneeId }: Pick<RequestSummaryFragment, 'id' | 'assigneeId'>) {
    if (user && assigneeId !== user.id) await act({ id, assigneeId: user.id, expectedAssigneeId: assigneeId })
  }
  return { assignToMe, errorMessage }
}
