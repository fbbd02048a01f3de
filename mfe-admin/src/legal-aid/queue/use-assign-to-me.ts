/** Assigns a request to who is signed in, and offers to undo it. */
import { useAuth } from '@access/kit'
import { useAction } from '../../data/use-action.ts'
import { useOfferUndo } from '../../frame/undo/use-offer-undo.ts'
import type { RequestSummaryFragment } from '../request/opened-request.generated.ts'
import { AssignRequestDocument } from './queue.generated.ts'

type AssignableRequest = Pick<RequestSummaryFragment, 'id' | 'reference' | 'assigneeId'>

export function useAssignToMe() {
  const { user } = useAuth()
  const offerUndo = useOfferUndo()
  const { act, isActing, errorMessage } = useAction(AssignRequestDocument, {
    successMessage: 'Request assigned to you',
    failureMessage: 'Failed to assign request',
    announce({ request: { id, isUndoable } }) {
      if (isUndoable) offerUndo({ message: 'Request assigned to you', ids: [id] })
      return isUndoable === true
    },
  })

  async function assignToMe({ id, assigneeId }: AssignableRequest) {
    if (user && assigneeId !== user.id) await act({ id, assigneeId: user.id, expectedAssigneeId: assigneeId })
  }
  return { assignToMe, isActing, errorMessage }
}
