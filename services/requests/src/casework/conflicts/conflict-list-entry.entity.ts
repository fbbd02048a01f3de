/** The conflict list: people and organisations that we must not act against. */
import { InstantScalar, Item, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ObjectType } from 'type-graphql'
import { decryptValue, type EncryptionKeys, encryptValue } from '../../platform/encryption/encryption.ts'
import type { PartyNames } from './party.entity.ts'

/** Encrypted under a key of its own, for it belongs to no request. One that cannot be decrypted has no name. */
@Table('conflict_list_entry')
@ObjectType('ConflictListEntry', { simpleResolvers: true })
export class ConflictListEntry extends Item {
  @Text({ isHidden: true }) encrypted!: string
  @Text({ isHidden: true }) dataKey!: string
  @Text({ isHidden: true }) keyId!: string
  @Field(() => String, { nullable: true }) name: string | null = null
  @Field(() => [String]) aliases: string[] = []
  /** Why we must not. */
  @Field(() => String, { nullable: true }) reason: string | null = null
  @Field(() => String, { nullable: true }) addedBy: string | null = null
  @Field(() => InstantScalar)
  get addedAt(): Date {
    return this.createdAt
  }
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
  const entry = new ConflictListEntry()
  em.persist(Object.assign(entry, data, encryptValue(keys, entry.id, data)))
  return entry
}

/** Called for an entry that cannot be decrypted. */
type OnUnreadable = (error: unknown) => void

/** The entry with its names, where it can be decrypted: one that cannot does not hide the others. */
export function decryptConflictListEntry(
  keys: EncryptionKeys,
  entry: ConflictListEntry,
  onUnreadable: OnUnreadable,
): ConflictListEntry {
  try {
    return Object.assign(entry, decryptValue<ConflictListEntryData>(keys, entry.id, entry))
  } catch (error) {
    onUnreadable(error)
    return Object.assign(entry, { name: null, aliases: [], reason: null, addedBy: null })
  }
}

/** All of them, by name; first those that cannot be read. */
export async function getConflictList(
  em: EntityManager,
  keys: EncryptionKeys,
  onUnreadable: OnUnreadable,
): Promise<ConflictListEntry[]> {
  const stored = await em.find(ConflictListEntry, {})
  return stored
    .map((entry) => decryptConflictListEntry(keys, entry, onUnreadable))
    .toSorted((one, other) => (one.name ?? '').localeCompare(other.name ?? ''))
}
