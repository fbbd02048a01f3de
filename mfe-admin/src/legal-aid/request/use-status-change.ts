/** Changes the status of a request, with a way back for ten seconds where there is one. */
import { useAction } from '../../data/use-action.ts'
import { useOfferRequestUndo } from '../../frame/undo/use-offer-undo.ts'
import { ChangeRequestStatusDocument, type RequestDetailsFragment } from './opened-request.generated.ts'

export function useStatusChange(id: string, onChanged: (details: RequestDetailsFragment) => void) {
  const offerUndo = useOfferRequestUndo()
  const { act, isActing, errorMessage } = useAction(ChangeRequestStatusDocument, {
    successMessage: 'Status changed',
    failureMessage: 'Failed to change status',
    announce: ({ details }) => offerUndo('Status changed', details.request),
  })

  /** Resolves to whether it was changed. */
  async function changeStatus(status: string): Promise<boolean> {
    const result = await act({ id, status })
    if (result) onChanged(result.details)
    return result !== null
  }

  return { changeStatus, isActing, errorMessage }
}
