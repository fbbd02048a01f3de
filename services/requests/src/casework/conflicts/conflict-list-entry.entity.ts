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

/** As it is read. One that cannot be decrypted has no name, and does not hide the others. */
@ObjectType('ConflictListEntry', { simpleResolvers: true })
export class ConflictListEntry {
  @Field(() => ID) id!: string
  @Field(() => String, { nullable: true }) name!: string | null
  @Field(() => [String]) aliases!: string[]
  /** Why we must not. */
  @Field(() => String, { nullable: true }) reason!: string | null
  @Field(() => String, { nullable: true }) addedBy!: string | null
  @Field(() => InstantScalar) addedAt!: Date
}

/** What is encrypted in it. */
interface ConflictListEntryData extends PartyNames {
  reason: string
  addedBy: string
}

/** Whether it could be decrypted. */
export const isReadable = (entry: ConflictListEntry): entry is ConflictListEntry & ConflictListEntryData =>
  entry.name !== null

/** Stored with whatever else this `em` is about to flush. */
export function addConflictListEntry(
  em: EntityManager,
  keys: EncryptionKeys,
  data: ConflictListEntryData,
): ConflictListEntry {
  const entry = new StoredConflictListEntry()
  em.persist(Object.assign(entry, encryptValue(keys, entry.id, data)))
  return { id: entry.id, addedAt: entry.createdAt, ...data }
}

/** Called for an entry that cannot be decrypted. */
type OnUnreadable = (error: unknown) => void

/** What is encrypted in one. */
export function decryptConflictListEntry(
  keys: EncryptionKeys,
  entry: StoredConflictListEntry,
  onUnreadable: OnUnreadable,
): ConflictListEntry {
  const stored = { id: entry.id, addedAt: entry.createdAt }
  try {
    return { ...stored, ...decryptValue<ConflictListEntryData>(keys, entry.id, entry) }
  } catch (error) {
    onUnreadable(error)
    return { ...stored, name: null, aliases: [], reason: null, addedBy: null }
  }
}

/** All of them, by name; first those that cannot be read. */
export async function getConflictList(
  em: EntityManager,
  keys: EncryptionKeys,
  onUnreadable: OnUnreadable,
): Promise<ConflictListEntry[]> {
  const stored = await em.find(StoredConflictListEntry, {})
  return stored
    .map((entry) => decryptConflictListEntry(keys, entry, onUnreadable))
    .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? ''))
}
