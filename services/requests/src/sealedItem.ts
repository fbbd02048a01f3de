/** What both kinds of post have in common: a reference, when it came, and what it says, sealed. */
import { type Context, Instant, Item, Text } from '@access/service-kit'
import { ObjectType } from 'type-graphql'
import { newReference } from './reference.ts'
import { type SealingKey, seal, sealingKey, unseal } from './sealing.ts'

/** Who they are and what they wrote is sealed; what lists are sorted by is not. */
@ObjectType()
export abstract class SealedItem extends Item {
  @Text({ unique: true }) reference!: string
  @Instant({ index: true }) receivedAt!: Date
  @Text({ hidden: true }) sealed!: string
  @Text({ hidden: true }) dataKey!: string
  @Text({ hidden: true }) keyId!: string
}

/** The key of this service. */
export const keyOf = ({ settings }: Pick<Context, 'settings'>): SealingKey =>
  sealingKey(settings.env.SEALING_KEY)

/** Fills a new item: named, dated, and what was told sealed into it. */
export function sealedInto<T extends SealedItem>(
  item: T,
  kind: Parameters<typeof newReference>[0],
  told: object,
  key: SealingKey,
  receivedAt = new Date(),
): T {
  return Object.assign(item, { reference: newReference(kind), receivedAt }, seal(key, item.id, told))
}

/** The item with what was told in it. One that cannot be opened stays shut, and does not hide the others. */
export function opened<T extends SealedItem>(item: T, context: Context): T {
  try {
    return Object.assign(item, unseal<object>(keyOf(context), item.id, item))
  } catch (error) {
    context.log.error({ reference: item.reference, reason: (error as Error).message }, 'cannot be opened')
    return item
  }
}
