/** A mutation on the request that an access token opens. */
import { useState } from 'react'
import { type TypedDocumentNode, useMutation } from 'urql'

export type Errors = Record<string, string>

/** Done, the errors by field, or that the access token has expired. */
type MutationOutcome = 'done' | 'expired' | { errors: Errors }

/** `getStatus` reads the root field of the response; `onAccessToken` gets the new access token of each. */
export function useStatusMutation<Data, Variables extends { accessToken: string }>(
  operation: TypedDocumentNode<Data, Variables>,
  getStatus: (data: Data) => { accessToken: string },
  onAccessToken: (accessToken: string | null) => void,
) {
  const [, mutate] = useMutation(operation)
  const [pending, setPending] = useState(false)

  async function change(variables: Variables): Promise<MutationOutcome> {
    setPending(true)
    const { data, error } = await mutate(variables)
    setPending(false)
    if (data && !error) {
      onAccessToken(getStatus(data).accessToken)
      return 'done'
    }
    const fields = error?.graphQLErrors[0]?.extensions?.fields as Errors | undefined
    if (!fields?.accessToken) return { errors: fields ?? {} }
    onAccessToken(null)
    return 'expired'
  }

  return { change, pending }
}
