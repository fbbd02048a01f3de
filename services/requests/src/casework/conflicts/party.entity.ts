/** The parties of a request: the applicant, the other side, and further parties. */

import { computeBlockingKeys, computeSearchKeys, type SearchKeys } from '@access/name-matching'
import { Flag, Integer, Item, PrimaryKey, Property, Table, Text } from '@access/service-kit'
import {
  computeBlindIndex,
  computeBlindIndexes,
  decryptWithKey,
  type EncryptionKeys,
  encryptWithKey,
} from '../../platform/encryption/encryption.ts'
import type { partyRoles } from './conflict.rules.ts'

/** Who somebody is in a request. */
export type PartyRole = (typeof partyRoles)[number]

/** A party as it is stored: its names are encrypted with the request's key, so that they are erased with it. */
@Table('party')
export class StoredParty extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Text() role!: PartyRole
  /** Whether the applicant named them, rather than an administrator. */
  @Flag() isNamedByApplicant!: boolean
  @Text() encrypted!: string
  /** Of the blocking keys that its blind indexes were computed from. */
  @Integer({ defaultValue: 1 }) blockingKeysVersion = 1
}

/** The blind index of a blocking key of a party: useless without the key. */
@Table('party_blind_index')
export class PartyBlindIndex {
  @PrimaryKey({ type: 'uuid' }) id: string = crypto.randomUUID()
  @Property({ type: 'uuid', index: true }) partyId!: string
  @Property({ type: 'text', index: true }) blindIndex!: string
}

/** What somebody is called. */
export interface PartyNames {
  name: string
  aliases: string[]
}

/** All the names of a party, as they were written. */
export const listPartyNames = ({ name, aliases }: PartyNames): string[] => [name, ...aliases]

/** Encrypts the names of a party with its request's key. */
export const encryptNames = (party: StoredParty, { name, aliases }: PartyNames, dataKey: Buffer) =>
  Object.assign(party, { encrypted: encryptWithKey(dataKey, getAssociatedData(party), { name, aliases }) })

/** The names of a party. */
export const decryptNames = (party: Pick<StoredParty, 'id' | 'encrypted'>, dataKey: Buffer): PartyNames =>
  decryptWithKey<PartyNames>(dataKey, getAssociatedData(party), party.encrypted)

/** The blind indexes of these names, by the current key. */
export const computeNameBlindIndexes = (keys: EncryptionKeys, names: string[]): string[] =>
  computeKeysOfNames(names).map((blockingKey) => computeBlindIndex(keys, blockingKey))

/** Those to search by, for each reading of the names: by the current key, and by the earlier ones. */
export const computeNameSearchIndexes = (keys: EncryptionKeys, names: string[]): SearchKeys[] => {
  const computeOfPart = (part: string[]) =>
    part.flatMap((blockingKey) => computeBlindIndexes(keys, addPurpose(blockingKey)))
  return names
    .flatMap(computeSearchKeys)
    .map(({ whole, parts }) => ({ whole: computeOfPart(whole), parts: parts.map(computeOfPart) }))
}

const computeKeysOfNames = (names: string[]): string[] => [
  ...new Set(names.flatMap(computeBlockingKeys).map(addPurpose)),
]

const addPurpose = (blockingKey: string) => `party ${blockingKey}`

const getAssociatedData = ({ id }: Pick<StoredParty, 'id'>) => `party ${id}`
