/** What an item said after each save: kept in the transaction of the save, and for as long as the item. */
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, Int, ObjectType } from 'type-graphql'
import { valuesOf } from '../columns/inputOf.ts'
import { InstantScalar } from '../columns/scalars.ts'
import type { ManagedItem } from './managedItem.ts'

/** One save of an item. */
@Entity({ tableName: 'item_version' })
@ObjectType('ItemVersion', { simpleResolvers: true })
export class ItemVersion {
  @PrimaryKey({ type: 'uuid' })
  itemId!: string

  @PrimaryKey({ type: 'integer' })
  @Field(() => Int)
  version!: number

  @Property({ type: 'timestamptz' })
  @Field(() => InstantScalar)
  at!: Date

  @Property({ type: 'text' })
  @Field(() => String)
  who!: string

  @Property({ type: 'text' })
  @Field(() => String)
  action!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'All input fields in JSON, as the type itself gives them' })
  values!: string
}

const mostShown = 100

/** Keeps what the items say now with whatever else this `em` is about to flush. */
export function keep(em: EntityManager, items: ManagedItem[], who: string, action: string): void {
  for (const item of items) em.persist(versionOf(item, who, action))
}

/** Keeps what those say that were never saved by hand, such as imported ones, before they are changed. */
export async function keepFirst(em: EntityManager, items: ManagedItem[]): Promise<void> {
  const first = items.filter(({ version }) => version === 1)
  const where = { itemId: { $in: first.map(({ id }) => id) }, version: 1 }
  const kept = first.length > 0 ? await em.find(ItemVersion, where, { fields: ['itemId'] }) : []
  const ids = new Set(kept.map(({ itemId }) => itemId))
  for (const item of first) if (!ids.has(item.id)) em.persist(untold(item))
}

/** Forgets all that was kept of the items. */
export async function forget(em: EntityManager, items: ManagedItem[]): Promise<void> {
  await em.nativeDelete(ItemVersion, { itemId: { $in: items.map(({ id }) => id) } })
}

/** The latest saves of the item, newest first. */
export async function historyOf(em: EntityManager, item: ManagedItem): Promise<ItemVersion[]> {
  const orderBy = { version: 'desc' } as const
  const kept = await em.find(
    ItemVersion,
    { itemId: item.id },
    { orderBy, limit: mostShown, disableIdentityMap: true },
  )
  return kept.length > 0 ? kept : [untold(item)]
}

/** Who brought the item, and what came before, nobody wrote down. */
const untold = (item: ManagedItem) => versionOf(item, 'Not recorded', 'created')

function versionOf(item: ManagedItem, who: string, action: string): ItemVersion {
  const { id, version, updatedAt } = item
  const values = JSON.stringify(valuesOf(item))
  return Object.assign(new ItemVersion(), { itemId: id, version, at: updatedAt, who, action, values })
}
