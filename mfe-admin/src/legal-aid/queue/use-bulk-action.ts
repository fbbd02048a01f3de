/** Performs a bulk action and reports the number of changed requests. */
import { useToast } from '@access/kit'
import { useState } from 'react'
import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql'
import { formatCount } from '../../components/change.messages.ts'
import { parseMutationError } from '../../data/mutation-error.ts'
import { useAuthenticatedCall } from '../../data/use-authenticated-call.ts'
import type { BulkResult } from './queue.queries.ts'

/** The verbs of the toasts: 'updated', 'update'. */
export function useBulkAction<Variables extends AnyVariables & { ids: string[] }>(
  document: TypedDocumentNode<{ result: BulkResult }, Variables>,
  { successVerb, failureVerb }: { successVerb: string; failureVerb: string },
) {
  const [{ fetching }, execute] = useMutation<{ result: BulkResult }, Variables>(document)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const callAuthenticated = useAuthenticatedCall()
  const { toast } = useToast()

  /** Resolves to null on failure. */
  async function act(variables: Variables): Promise<BulkResult | null> {
    setErrorMessage(null)
    const { data, error } = await callAuthenticated(() => execute(variables))
    const count = data?.result.updated.length ?? 0
    if (count > 0)
      toast({
        title: 'Success',
        description: `${formatCount(count, 'request')} ${successVerb}`,
        tone: 'success',
      })
    else
      toast({
        title: 'Error',
        description: `Failed to ${failureVerb} ${formatCount(variables.ids.length, 'request')}`,
        tone: 'error',
      })
    if (error) {
      const { message, fieldErrors } = parseMutationError(error)
      setErrorMessage(Object.values(fieldErrors)[0] ?? message)
    }
    return data?.result ?? null
  }

  return { act, isActing: fetching, errorMessage }
}
