/** Takes the request whose promise is next and that nobody has, and opens it. */
import { useToast } from '@access/kit'
import { Alert, Button } from 'antd'
import { ListStart } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMutation } from 'urql'
import { refusalOf } from '../../management/refusal.ts'
import { useSignedIn } from '../../parts/useSignedIn.ts'
import { takeNextRequest } from './documents.ts'

export function GetNext() {
  const [{ fetching }, execute] = useMutation(takeNextRequest)
  const [refused, setRefused] = useState<string | null>(null)
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const { toast } = useToast()

  async function take() {
    setRefused(null)
    const { data, error } = await signedIn(() => execute({}))
    if (data?.request) {
      toast({ title: 'Success', description: 'Request assigned to you', tone: 'success' })
      return navigate(`/admin/legal-aid/${data.request.id}`)
    }
    if (!error)
      return toast({ title: 'Nothing waits', description: 'Somebody works on every request that is due.' })
    setRefused(refusalOf(error).sentence)
    toast({ title: 'Error', description: 'Failed to get the next request', tone: 'error' })
  }

  return (
    <>
      {refused && <Alert type="error" showIcon title={refused} />}
      <Button type="primary" icon={<ListStart size={18} aria-hidden />} loading={fetching} onClick={take}>
        Get next
      </Button>
    </>
  )
}
