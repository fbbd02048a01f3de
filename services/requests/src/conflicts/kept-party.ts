/** People and organisations that we must not act against, kept by hand. */
import { InstantScalar, Item, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, ObjectType } from 'type-graphql'
import { type SealingKeys, seal, unseal } from '../sealing.ts'
import type { Names } from './party.ts'

/** As it is stored: under a key of its own, for it belongs to no request. */
@Table('kept_party')
export class StoredKeptParty extends Item {
  @Text() sealed!: string
  @Text() dataKey!: string
  @Text() keyId!: string
}

/** As it is read. */
@ObjectType('KeptParty', { simpleResolvers: true })
export class KeptParty implements Names {
  @Field(() => ID) id!: string
  @Field(() => String) name!: string
  @Field(() => [String]) aliases!: string[]
  /** Why we must not. */
  @Field(() => String) reason!: string
  @Field(() => String) by!: string
  @Field(() => InstantScalar) at!: Date
}

/** What is sealed in it. */
type Told = Pick<KeptParty, 'name' | 'aliases' | 'reason' | 'by'>

/** Keeps one more, with whatever else this `em` is about to flush. */
export function keep(em: EntityManager, keys: SealingKeys, told: Told): KeptParty {
  const party = new StoredKeptParty()
  em.persist(Object.assign(party, seal(keys, party.id, told)))
  return openKept(keys, party)
}

/** What is sealed in one. */
export const openKept = (keys: SealingKeys, party: StoredKeptParty): KeptParty => ({
  id: party.id,
  at: party.createdAt,
  ...unseal<Told>(keys, party.id, party),
})

/** All of them, by name. */
export async function keptParties(em: EntityManager, keys: SealingKeys): Promise<KeptParty[]> {
  const stored = await em.find(StoredKeptParty, {})
  return stored
    .map((party) => openKept(keys, party))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
