/** Assigns a request to who is signed in, and offers to undo it. */
import { useAuth } from '@access/kit'
import { useAction } from '../../data/use-action.ts'
import { useOfferRequestUndo } from '../../frame/undo/use-offer-undo.ts'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { AssignRequestDocument } from './queue.generated.ts'

type AssignableRequest = Pick<RequestSummaryFragment, 'id' | 'reference' | 'assigneeId'>

export function useAssignToMe() {
  const { user } = useAuth()
  const offerUndo = useOfferRequestUndo()
  const { act, isActing, errorMessage } = useAction(AssignRequestDocument, {
    successMessage: 'Request assigned to you',
    failureMessage: 'Failed to assign request',
    announce: ({ request }) => offerUndo('Request assigned to you', request),
  })

  async function assignToMe({ id, assigneeId }: AssignableRequest) {
    if (user && assigneeId !== user.id) await act({ id, assigneeId: user.id, expectedAssigneeId: assigneeId })
  }
  return { assignToMe, isActing, errorMessage }
}
