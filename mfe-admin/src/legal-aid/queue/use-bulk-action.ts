/** Performs a bulk action and reports the number of changed requests. */
import { useToast } from '@access/kit'
import { useState } from 'react'
import { type AnyVariables, type TypedDocumentNode, useMutation } from 'urql'
import { formatCount } from '../../components/change.messages.ts'
import { parseMutationError } from '../../data/mutation-error.ts'
import { useAuthenticatedCall } from '../../data/use-authenticated-call.ts'
import { useOfferUndo } from '../../frame/undo/use-offer-undo.ts'
import type { BulkResultFragment } from './queue.generated.ts'

/** The verbs of the toasts: 'updated', 'update'; `selectedCount` is the number of requests that are sent. */
export function useBulkAction<Variables extends AnyVariables>(
  document: TypedDocumentNode<{ result: BulkResultFragment }, Variables>,
  {
    successVerb,
    failureVerb,
    selectedCount,
  }: { successVerb: string; failureVerb: string; selectedCount: number },
) {
  const [{ fetching }, execute] = useMutation<{ result: BulkResultFragment }, Variables>(document)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const callAuthenticated = useAuthenticatedCall()
  const { toast } = useToast()
  const offerUndo = useOfferUndo()

  /** Resolves to null on failure. */
  async function act(variables: Variables): Promise<BulkResultFragment | null> {
    setErrorMessage(null)
    const { data, error } = await callAuthenticated(() => execute(variables))
    const updated = data?.result.updated ?? []
    const message = `${formatCount(updated.length, 'request')} ${successVerb}`
    const undoable = updated.filter(({ isUndoable }) => isUndoable)
    if (undoable.length > 0) offerUndo({ message, ids: undoable.map(({ id }) => id) })
    else if (updated.length > 0) toast({ title: 'Success', description: message, tone: 'success' })
    else
      toast({
        title: 'Error',
        description: `Failed to ${failureVerb} ${formatCount(selectedCount, 'request')}`,
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
