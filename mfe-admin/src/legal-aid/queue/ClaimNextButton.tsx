/** Claims the unassigned request with the next deadline, and opens it. */
import { useToast } from '@access/kit'
import { Alert, Button } from 'antd'
import { ListStart } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { useAction } from '../../data/use-action.ts'
import { useOfferRequestUndo } from '../../frame/undo/use-offer-undo.ts'
import { ClaimNextRequestDocument } from './queue.generated.ts'

const successMessage = 'Request assigned to you'

export function ClaimNextButton() {
  const navigate = useNavigate()
  const { toast } = useToast()
  const offerUndo = useOfferRequestUndo()
  const { act, isActing, errorMessage } = useAction(ClaimNextRequestDocument, {
    successMessage,
    failureMessage: 'Failed to get the next request',
    announce({ request }) {
      if (request) return offerUndo(successMessage, request)
      toast({ title: 'Queue is empty', description: 'All requests with a deadline are assigned.' })
      return true
    },
  })

  async function claimNext() {
    const claimed = await act({})
    if (claimed?.request) navigate(`/admin/legal-aid/${claimed.request.id}`)
  }

  return (
    <>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      <Button
        type="primary"
        icon={<ListStart size={18} aria-hidden />}
        loading={isActing}
        onClick={claimNext}
      >
        Get next
      </Button>
    </>
  )
}
