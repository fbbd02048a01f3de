/** Saves a draft and returns the outcome. */
import { type CombinedError, useClient } from 'urql'
import { isSessionExpired, type MutationError, parseMutationError } from '../../data/mutation-error.ts'
import { useAuthenticatedCall } from '../../data/use-authenticated-call.ts'
import type { FullItem, SavedItem } from '../definition/definition.ts'
import { parseStoredItem, type StoredItem } from './stored-item.ts'
import type { EditableDefinition } from './use-item-form.ts'

type SaveOutcome =
  | { status: 'saved'; item: SavedItem | null }
  /** The session has ended, and nobody has signed in again. */
  | { status: 'sessionExpired' }
  /** Somebody else has saved since. */
  | { status: 'conflict'; storedItem: StoredItem }
  | { status: 'rejected'; error: MutationError }

/** `id` is null for a new item. */
export function useSave(
  { queries, defaultValues }: Pick<EditableDefinition, 'queries' | 'defaultValues'>,
  id: string | null,
  fetchItem: () => Promise<FullItem | null>,
) {
  const client = useClient()
  const callAuthenticated = useAuthenticatedCall()

  // The error does not name the version: the stored item does.
  async function findConflictingItem(
    error: CombinedError,
    version: number | null,
  ): Promise<StoredItem | null> {
    const isConflict = error.graphQLErrors[0]?.extensions.code === 'CONFLICT'
    if (!isConflict || id === null || version === null) return null
    const item = await fetchItem()
    if (!item) return null
    const stored = parseStoredItem(item, defaultValues)
    return stored.version === version ? null : stored
  }

  return async function saveDraft({ draft, version }: StoredItem): Promise<SaveOutcome> {
    const { error, data } = await callAuthenticated(() =>
      // Where nothing is created, the form always has an item.
      (id === null && queries.create
        ? client.mutation(queries.create, { input: draft })
        : client.mutation(queries.update, {
            id: id ?? '',
            input: draft,
            ...(version !== null && { version }),
          })
      ).toPromise(),
    )
    if (!error) return { status: 'saved', item: data?.item ?? null }
    if (isSessionExpired(error)) return { status: 'sessionExpired' }
    const storedItem = await findConflictingItem(error, version)
    return storedItem
      ? { status: 'conflict', storedItem }
      : { status: 'rejected', error: parseMutationError(error) }
  }
}
