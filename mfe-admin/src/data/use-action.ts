/** Executes a mutation and reports the result: by a toast, and by an error message that stays. */
import { useToast } from '@access/kit'
import { createContext, useContext, useState } from 'react'
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

export type ActionMessages<Data> = {
  /** The toasts: 'Message sent', 'Failed to send message'. */
  successMessage: string
  failureMessage: string
  /** Says that it is done in another way than by a toast; false leaves it to the toast. */
  announce?(data: Data): boolean
}

export function useAction<Data, Variables extends AnyVariables>(
  document: TypedDocumentNode<Data, Variables>,
  { successMessage, failureMessage, announce }: ActionMessages<Data>,
): Action<Data, Variables> {
  const [{ fetching }, execute] = useMutation<Data, Variables>(document)
  const [errorMessage, setErrorMessage] = useState<string | null>(null)
  const [isStale, setIsStale] = useState(false)
  const { toast } = useToast()
  const callAuthenticated = useAuthenticatedCall()
  const onRejected = useOnRejected()

  async function act(variables: Variables) {
    setErrorMessage(null)
    const { data, error } = await callAuthenticated(() => execute(variables))
    setIsStale(error?.graphQLErrors[0]?.extensions.code === 'CONFLICT')
    if (error || !data) {
      if (error) {
        const { message, fieldErrors } = parseMutationError(error)
        setErrorMessage(Object.values(fieldErrors)[0] ?? message)
        onRejected(fieldErrors)
      }
      toast({ title: 'Error', description: failureMessage, tone: 'error' })
      return null
    }
    if (!announce?.(data)) toast({ title: 'Success', description: successMessage, tone: 'success' })
    return data
  }

  return { act, isActing: fetching, errorMessage, isStale }
}

/** Gets the messages by field, as the service names them. */
type OnRejected = (fieldErrors: Record<string, string>) => void

export const RejectionContext = createContext<OnRejected>(() => {})

const useOnRejected = (): OnRejected => useContext(RejectionContext)
