/** Changes something about the request that a pass opens. */
import { useState } from 'react'
import { useMutation } from 'urql'

export type Errors = Record<string, string>

/** What came of it: done, what was wrong by field, or that the pass is good no longer. */
type Outcome = 'done' | 'over' | { errors: Errors }

/** `field` is the root field that the operation asks for; every answer brings a fresh pass, told to `onPass`. */
export function useStatusChange<Variables extends { pass: string }>(
  operation: string,
  field: string,
  onPass: (pass: string | null) => void,
) {
  const [, mutate] = useMutation<Record<string, { pass: string }>, Variables>(operation)
  const [pending, setPending] = useState(false)

  async function change(variables: Variables): Promise<Outcome> {
    setPending(true)
    const { data, error } = await mutate(variables)
    setPending(false)
    const fresh = data?.[field]
    if (fresh && !error) {
      onPass(fresh.pass)
      return 'done'
    }
    const fields = error?.graphQLErrors[0]?.extensions?.fields as Errors | undefined
    if (!fields?.pass) return { errors: fields ?? {} }
    onPass(null)
    return 'over'
  }

  return { change, pending }
}
