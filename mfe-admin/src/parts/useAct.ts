/** Does something on the server and tells how it went: a toast at once, and a sentence that stays where it was asked. */
import { useToast } from '@access/kit'
import { useState } from 'react'
import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql'
import { refusalOf } from '../management/refusal.ts'
import { useSignedIn } from './useSignedIn.ts'

export type Act<Data, Variables> = {
  /** Null when it was refused. */
  act(variables: Variables): Promise<Data | null>
  isActing: boolean
  /** Why the last try was refused. */
  refused: string | null
  /** Whether that was because somebody else was quicker. */
  isOvertaken: boolean
}

/** `done` and `failed` are what the toasts say: 'Message sent', 'Failed to send message'. */
export function useAct<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { done, failed }: { done: string; failed: string },
): Act<Data, Variables> {
  const [{ fetching }, execute] = useMutation<Data, Variables>(document)
  const [refused, setRefused] = useState<string | null>(null)
  const [isOvertaken, setOvertaken] = useState(false)
  const { toast } = useToast()
  const signedIn = useSignedIn()

  async function act(variables: Variables) {
    setRefused(null)
    const { data, error } = await signedIn(() => execute(variables))
    setOvertaken(error?.graphQLErrors[0]?.extensions.code === 'CONFLICT')
    if (error || !data) {
      if (error) setRefused(whyNot(error))
      toast({ title: 'Error', description: failed, tone: 'error' })
      return null
    }
    toast({ title: 'Success', description: done, tone: 'success' })
    return data
  }

  return { act, isActing: fetching, refused, isOvertaken }
}

function whyNot(error: Parameters<typeof refusalOf>[0]): string {
  const { sentence, fields } = refusalOf(error)
  return Object.values(fields)[0] ?? sentence
}
