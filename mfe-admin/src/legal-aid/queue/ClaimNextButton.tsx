/** Claims the unassigned request with the next deadline, and opens it. */
import { useToast } from '@access/kit'
import { Alert, Button } from 'antd'
import { ListStart } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMutation } from 'urql'
import { parseMutationError } from '../../data/mutation-error.ts'
import { useAuthenticatedCall } from '../../data/use-authenticated-call.ts'
import { useOfferRequestUndo } from '../../frame/undo/use-offer-undo.ts'
import { ClaimNextRequestDocument } from './queue.generated.ts'

export function ClaimNextButton() {
  const [{ fetching }, execute] = useMutation(ClaimNextRequestDocument)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const callAuthenticated = useAuthenticatedCall()
  const navigate = useNavigate()
  const { toast } = useToast()
  const offerUndo = useOfferRequestUndo()

  async function claimNext() {
    setErrorMessage(null)
    const { data, error } = await callAuthenticated(() => execute({}))
    if (data?.request) {
      const message = 'Request assigned to you'
      if (!offerUndo(message, data.request))
        toast({ title: 'Success', description: message, tone: 'success' })
      return navigate(`/admin/legal-aid/${data.request.id}`)
    }
    if (!error)
      return toast({ title: 'Queue is empty', description: 'All requests with a deadline are assigned.' })
    setErrorMessage(parseMutationError(error).message)
    toast({ title: 'Error', description: 'Failed to get the next request', tone: 'error' })
  }

  return (
    <>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      <Button
        type="primary"
        icon={<ListStart size={18} aria-hidden />}
        loading={fetching}
        onClick={claimNext}
      >
        Get next
      </Button>
    </>
  )
}
