/** What was submitted, so that it is recognized when it is sent twice. */
import { Item, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'

/** One submission, by blind indexes from which nothing can be read. */
@Table('idempotency_record')
export class IdempotencyRecord extends Item {
  /** Of the key it was sent under, if it was. */
  @Text({ isUnique: true, isOptional: true }) key!: string | null
  /** Of what was sent; empty once that was erased under a key. */
  @Text({ isIndexed: true }) content!: string
  /** Of the address it came from; stored for an hour. */
  @Text({ isIndexed: true, isOptional: true }) sender!: string | null
  /** The id of what was stored. */
  @Text() item!: string
}

/**
 * What is left when the item is erased: under a key the key alone, for good, so that a device that sends it once more
 * creates nothing. What came without one is known by its content and its sender until those are not looked for any more.
 */
export async function eraseRecords(em: EntityManager, item: string): Promise<void> {
  await em.nativeUpdate(IdempotencyRecord, { item, key: { $ne: null } }, { sender: null, content: '' })
}
