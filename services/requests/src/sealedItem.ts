/** What both kinds of post have in common: a reference, when it came, and what it says, sealed. */
import { type Context, Instant, Item, Text } from '@access/service-kit'
import { ObjectType } from 'type-graphql'
import { newReference } from './reference.ts'
import { dataKeyOf, type SealingKeys, seal, sealingKeys, sealUnder, unseal } from './sealing.ts'

/** Who they are and what they wrote is sealed; what lists are sorted by is not. */
@ObjectType()
export abstract class SealedItem extends Item {
  @Text({ unique: true }) reference!: string
  @Instant({ index: true }) receivedAt!: Date
  @Text({ hidden: true }) sealed!: string
  @Text({ hidden: true }) dataKey!: string
  @Text({ hidden: true }) keyId!: string
}

/** The keys of this service. */
export const keysOf = ({ settings }: Pick<Context, 'settings'>): SealingKeys => sealingKeys(settings.env)

/** Fills a new item: named, dated, and what was told sealed into it. */
export function sealedInto<T extends SealedItem>(
  item: T,
  kind: Parameters<typeof newReference>[0],
  told: object,
  keys: SealingKeys,
  receivedAt = new Date(),
): T {
  return Object.assign(item, { reference: newReference(kind), receivedAt }, seal(keys, item.id, told))
}

/** The item with what was told in it. One that cannot be opened stays shut, and does not hide the others. */
export function opened<T extends SealedItem>(item: T, context: Pick<Context, 'settings' | 'log'>): T {
  try {
    return Object.assign(item, unseal<object>(keysOf(context), item.id, item))
  } catch (error) {
    context.log.error({ reference: item.reference, reason: (error as Error).message }, 'cannot be opened')
    return item
  }
}

/** Seals anew what an item tells, under the key it has. */
export function resealed<T extends SealedItem>(item: T, told: object, keys: SealingKeys): T {
  return Object.assign(item, { sealed: sealUnder(dataKeyOf(keys, item.id, item), item.id, told) })
}
