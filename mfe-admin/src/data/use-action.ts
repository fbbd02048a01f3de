/** Executes a mutation and reports the result: by a toast, and by an error message that stays. */
import { useToast } from '@access/kit'
import { useState } from 'react'
import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql'
import { parseMutationError } from './mutation-error.ts'
import { useAuthenticatedCall } from './use-authenticated-call.ts'

export type Action<Data, Variables> = {
  /** Null on failure. */
  act(variables: Variables): Promise<Data | null>
  isActing: boolean
  /** Why the last attempt failed. */
  errorMessage: string | null
  /** Whether it failed because of a conflict. */
  isStale: boolean
}

/** The toasts: 'Message sent', 'Failed to send message'. */
export function useAction<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { successMessage, failureMessage }: { successMessage: string; failureMessage: string },
): Action<Data, Variables> {
  const [{ fetching }, execute] = useMutation<Data, Variables>(document)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [isStale, setIsStale] = useState(false)
  const { toast } = useToast()
  const callAuthenticated = useAuthenticatedCall()

  async function act(variables: Variables) {
    setErrorMessage(null)
    const { data, error } = await callAuthenticated(() => execute(variables))
    setIsStale(error?.graphQLErrors[0]?.extensions.code === 'CONFLICT')
    if (error || !data) {
      if (error) setErrorMessage(formatError(error))
      toast({ title: 'Error', description: failureMessage, tone: 'error' })
      return null
    }
    toast({ title: 'Success', description: successMessage, tone: 'success' })
    return data
  }

  return { act, isActing: fetching, errorMessage, isStale }
}

function formatError(error: Parameters<typeof parseMutationError>[0]): string {
  const { message, fieldErrors } = parseMutationError(error)
  return Object.values(fieldErrors)[0] ?? message
}
