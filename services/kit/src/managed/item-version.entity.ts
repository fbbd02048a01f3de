/** The version history of managed items: recorded in the transaction of the save, and deleted with the item. */
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, Int, ObjectType } from 'type-graphql'
import { getInputValues } from '../columns/input-type.ts'
import { InstantScalar } from '../columns/scalars.ts'
import type { ManagedItem } from './managed-item.entity.ts'

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
  savedAt!: Date

  @Property({ type: 'text' })
  @Field(() => String)
  actor!: string

  @Property({ type: 'text' })
  @Field(() => String)
  action!: string

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The values of all input fields, as JSON' })
  values!: string
}

const maxVersions = 100

/** Records the current values of the items with whatever else this `em` is about to flush. */
export function recordVersions(em: EntityManager, items: ManagedItem[], actor: string, action: string): void {
  for (const item of items) em.persist(buildVersion(item, actor, action))
}

/** Records the first version of items that have none yet, such as imported ones, before they are changed. */
export async function recordInitialVersions(em: EntityManager, items: ManagedItem[]): Promise<void> {
  const first = items.filter(({ version }) => version === 1)
  const where = { itemId: { $in: first.map(({ id }) => id) }, version: 1 }
  const versions = first.length > 0 ? await em.find(ItemVersion, where, { fields: ['itemId'] }) : []
  const ids = new Set(versions.map(({ itemId }) => itemId))
  for (const item of first) if (!ids.has(item.id)) em.persist(buildUnrecordedVersion(item))
}

/** Deletes the version history of the items. */
export async function deleteVersions(em: EntityManager, items: ManagedItem[]): Promise<void> {
  await em.nativeDelete(ItemVersion, { itemId: { $in: items.map(({ id }) => id) } })
}

/** The latest versions of the item, newest first. */
export async function listItemVersions(em: EntityManager, item: ManagedItem): Promise<ItemVersion[]> {
  const orderBy = { version: 'desc' } as const
  const versions = await em.find(
    ItemVersion,
    { itemId: item.id },
    { orderBy, limit: maxVersions, disableIdentityMap: true },
  )
  return versions.length > 0 ? versions : [buildUnrecordedVersion(item)]
}

/** The version of an item without recorded history. */
const buildUnrecordedVersion = (item: ManagedItem) => buildVersion(item, 'Not recorded', 'created')

function buildVersion(item: ManagedItem, actor: string, action: string): ItemVersion {
  const { id, version, updatedAt } = item
  const values = JSON.stringify(getInputValues(item))
  return Object.assign(new ItemVersion(), { itemId: id, version, savedAt: updatedAt, actor, action, values })
}
