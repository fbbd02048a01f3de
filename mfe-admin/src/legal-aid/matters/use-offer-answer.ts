/** What an attorney does about an offer. Each is recorded, and only a press does it. */

import { useState } from 'react'
import { type OperationResult, useMutation } from 'urql'
import { parseMutationError } from '../../data/mutation-error.ts'
import { useAuthenticatedCall } from '../../data/use-authenticated-call.ts'
import {
  AnswerOwnOfferDocument,
  DeclareOwnConflictDocument,
  type ReceivedOfferFragment,
} from './matters.generated.ts'

/** `onChanged` is given the offer as it is then. */
export function useOfferAnswer(id: string, onChanged: (offer: ReceivedOfferFragment) => void) {
  const [declaring, executeConflict] = useMutation(DeclareOwnConflictDocument)
  const [answering, executeAnswer] = useMutation(AnswerOwnOfferDocument)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const callAuthenticated = useAuthenticatedCall()

  async function perform(execute: () => Promise<OperationResult<{ offer: ReceivedOfferFragment }>>) {
    setErrorMessage(null)
    const { data, error } = await callAuthenticated(execute)
    if (data && !error) return onChanged(data.offer)
    if (!error) return
    const { message, fieldErrors } = parseMutationError(error)
    setErrorMessage(Object.values(fieldErrors)[0] ?? message)
  }

  return {
    declareConflict: (conflict: boolean) => perform(() => executeConflict({ id, conflict })),
    answer: (accept: boolean, reason: string | null) => perform(() => executeAnswer({ id, accept, reason })),
    isActing: declaring.fetching || answering.fetching,
    errorMessage,
  }
}
