/** A mutation on the request that an access token opens. */
import { useState } from 'react'
import { useMutation } from 'urql'

export type Errors = Record<string, string>

/** Done, the errors by field, or that the access token has expired. */
type MutationOutcome = 'done' | 'expired' | { errors: Errors }

/** `field` is the root field of the operation; `onAccessToken` gets the new access token of each response. */
export function useStatusMutation<Variables extends { accessToken: string }>(
  operation: string,
  field: string,
  onAccessToken: (accessToken: string | null) => void,
) {
  const [, mutate] = useMutation<Record<string, { accessToken: string }>, Variables>(operation)
  const [pending, setPending] = useState(false)

  async function change(variables: Variables): Promise<MutationOutcome> {
    setPending(true)
    const { data, error } = await mutate(variables)
    setPending(false)
    const status = data?.[field]
    if (status && !error) {
      onAccessToken(status.accessToken)
      return 'done'
    }
    const fields = error?.graphQLErrors[0]?.extensions?.fields as Errors | undefined
    if (!fields?.accessToken) return { errors: fields ?? {} }
    onAccessToken(null)
    return 'expired'
  }

  return { change, pending }
}
