/** Optimistic locking: a save names the version that it is based on, and is rejected when there is a newer one. */
import { type EntityClass, type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { findById } from '../database/find-by-id.ts'
import { EditConflict } from '../errors/errors.ts'
import type { ManagedItem } from './managed-item.entity.ts'

/** The description of every `version` argument. */
export const versionArgument = {
  nullable: true,
  description:
    'The version that the change is based on; rejected when it is not the stored one. Without it the last to save wins',
} as const

/** Throws `EditConflict` when `version` is given and is not the stored one; without it the last to save wins. */
export function assertVersion(item: { version: number }, version: number | null | undefined): void {
  if (version != null && item.version !== version) throw new EditConflict()
}

/** The item with this id, locked until the end of the transaction; `NotFound` when there is none. */
export const lockItem = <T extends { id: string }>(
  em: EntityManager,
  Type: EntityClass<T>,
  itemType: string,
  id: string,
): Promise<T> => findById(em, Type, itemType, id, {}, LockMode.PESSIMISTIC_WRITE)

/** The same for a save that is based on `version`, which it counts. */
export async function lockItemForSave<T extends ManagedItem>(
  em: EntityManager,
  Type: EntityClass<T>,
  itemType: string,
  id: string,
  version: number | null | undefined,
): Promise<T> {
  const item = await lockItem(em, Type, itemType, id)
  assertVersion(item, version)
  item.version += 1
  return item
}
