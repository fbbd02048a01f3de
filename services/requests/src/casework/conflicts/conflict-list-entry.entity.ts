/** The conflict list: people and organisations that we must not act against. */
import { InstantScalar, Item, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, ObjectType } from 'type-graphql'
import { decryptValue, type EncryptionKeys, encryptValue } from '../../platform/encryption/encryption.ts'
import type { PartyNames } from './party.entity.ts'

/** As it is stored: under a key of its own, for it belongs to no request. */
@Table('conflict_list_entry')
export class StoredConflictListEntry extends Item {
  @Text() encrypted!: string
  @Text() dataKey!: string
  @Text() keyId!: string
}

/** As it is read. */
@ObjectType('ConflictListEntry', { simpleResolvers: true })
export class ConflictListEntry implements PartyNames {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => [String]) aliases!: string[]
  /** Why we must not. */
  @Field(() => String) reason!: string
  @Field(() => String) addedBy!: string
  @Field(() => InstantScalar) addedAt!: Date
}

/** What is encrypted in it. */
type ConflictListEntryData = Pick<ConflictListEntry, 'name' | 'aliases' | 'reason' | 'addedBy'>

/** Stored with whatever else this `em` is about to flush. */
export function addConflictListEntry(
  em: EntityManager,
  keys: EncryptionKeys,
  data: ConflictListEntryData,
): ConflictListEntry {
  const entry = new StoredConflictListEntry()
  em.persist(Object.assign(entry, encryptValue(keys, entry.id, data)))
  return decryptConflictListEntry(keys, entry)
}

/** What is encrypted in one. */
export const decryptConflictListEntry = (
  keys: EncryptionKeys,
  entry: StoredConflictListEntry,
): ConflictListEntry => ({
  id: entry.id,
  addedAt: entry.createdAt,
  ...decryptValue<ConflictListEntryData>(keys, entry.id, entry),
})

/** All of them, by name. */
export async function getConflictList(em: EntityManager, keys: EncryptionKeys): Promise<ConflictListEntry[]> {
  const stored = await em.find(StoredConflictListEntry, {})
  return stored
    .map((entry) => decryptConflictListEntry(keys, entry))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
