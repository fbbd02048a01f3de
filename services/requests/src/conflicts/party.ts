/** Somebody a request is about: who applied, the other side, and whoever else is part of it. */
import { Flag, Item, PrimaryKey, Property, Table, Text, Whole } from '@access/service-kit'
import { mark, marks, openUnder, type SealingKeys, sealUnder } from '../sealing.ts'
import type { roles } from './conflict.rules.ts'
import { tracesOf } from './names/traces.ts'

/** Who somebody is in a request. */
export type Role = (typeof roles)[number]

/** A party as it is stored: its names are sealed under the request's key, so that they go when that goes. */
@Table('party')
export class StoredParty extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Text() role!: Role
  /** Whether the applicant told us, and administrators did not. */
  @Flag() isTold!: boolean
  @Text() sealed!: string
  /** Of the traces that its marks were made from. */
  @Whole({ otherwise: 1 }) tracesVersion = 1
}

/** By which a party with a name like this is found: useless without the key. */
@Table('party_mark')
export class PartyMark {
  @PrimaryKey({ type: 'uuid' }) id: string = crypto.randomUUID()
  @Property({ type: 'uuid', index: true }) partyId!: string
  @Property({ type: 'text', index: true }) mark!: string
}

/** What somebody is called. */
export interface Names {
  name: string
  aliases: string[]
}

/** All the names of a party, as they were written. */
export const namesIn = ({ name, aliases }: Names): string[] => [name, ...aliases]

/** Seals names into a party, under its request's key. */
export const sealNames = (party: StoredParty, { name, aliases }: Names, dataKey: Buffer) =>
  Object.assign(party, { sealed: sealUnder(dataKey, nameOf(party), { name, aliases }) })

/** The names of a party. */
export const openNames = (party: Pick<StoredParty, 'id' | 'sealed'>, dataKey: Buffer): Names =>
  openUnder<Names>(dataKey, nameOf(party), party.sealed)

/** The marks that a name leaves, by the key of today. */
export const marksOf = (keys: SealingKeys, names: string[]): string[] =>
  tracesIn(names).map((trace) => mark(keys, trace))

/** Those by which it may be found: by the key of today, and by those before it. */
export const marksEver = (keys: SealingKeys, names: string[]): string[] =>
  tracesIn(names).flatMap((trace) => marks(keys, trace))

const tracesIn = (names: string[]): string[] => [
  ...new Set(names.flatMap(tracesOf).map((trace) => `party ${trace}`)),
]

const nameOf = ({ id }: Pick<StoredParty, 'id'>) => `party ${id}`
