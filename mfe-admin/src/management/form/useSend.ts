/** Sends a draft, and tells how that ended. */
import { type CombinedError, useClient, useMutation } from 'urql'
import { useSignedIn } from '../../parts/useSignedIn.ts'
import type { Listed } from '../definition.ts'
import { isSignedOut, type Refusal, refusalOf } from '../refusal.ts'
import { type Stored, storedOf } from './stored.ts'
import type { Editable } from './useItemForm.ts'

type Ending<Draft> =
  | { is: 'saved' }
  /** And nobody has signed in again. */
  | { is: 'signed out' }
  /** Somebody else has saved since. */
  | { is: 'overtaken'; by: Stored<Draft> }
  | { is: 'refused'; refusal: Refusal }

/** `id` is null for a new item. */
export function useSend<Row extends Listed, Draft extends object>(
  { documents, blank }: Pick<Editable<Row, Draft>, 'documents' | 'blank'>,
  id: string | null,
) {
  const client = useClient()
  const [, create] = useMutation(documents.create)
  const [, update] = useMutation(documents.update)
  const signedIn = useSignedIn()

  // A refusal does not say that it is about the version: the item as it stands now does.
  async function overtakenBy(error: CombinedError, version: number | null): Promise<Stored<Draft> | null> {
    const isConflict = error.graphQLErrors[0]?.extensions.code === 'CONFLICT'
    if (!isConflict || id === null || version === null) return null
    const { data } = await client.query(documents.one, { id }, { requestPolicy: 'network-only' }).toPromise()
    if (!data?.item) return null
    const stored = storedOf(data.item, blank)
    return stored.version === version ? null : stored
  }

  return async function send({ draft, version }: Stored<Draft>): Promise<Ending<Draft>> {
    const { error } = await signedIn(() =>
      id === null
        ? create({ input: draft })
        : update({ id, input: draft, ...(version !== null && { version }) }),
    )
    if (!error) return { is: 'saved' }
    if (isSignedOut(error)) return { is: 'signed out' }
    const by = await overtakenBy(error, version)
    return by ? { is: 'overtaken', by } : { is: 'refused', refusal: refusalOf(error) }
  }
}
