/** Saves a draft and returns the outcome. */
import { useClient } from 'urql'
import { isSessionExpired, type MutationError, parseMutationError } from '../../data/mutation-error.ts'
import { useAuthenticatedCall } from '../../data/use-authenticated-call.ts'
import { findNewerVersion } from '../../forms/use-edit-conflict.ts'
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

  async function fetchLatest() {
    const item = id === null ? null : await fetchItem()
    return item && parseStoredItem(item, defaultValues)
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
    const storedItem = await findNewerVersion(error, version, fetchLatest)
    return storedItem
      ? { status: 'conflict', storedItem }
      : { status: 'rejected', error: parseMutationError(error) }
  }
}
