/** The drafts of the administrator who is signed in: stored while they type, and discarded with a save or by them. */

import {
  Authorized,
  type Context,
  Invalid,
  isUuid,
  type ManagedItem,
  NotFound,
  requireAdministrator,
  TooLarge,
} from '@access/service-kit'
import { parseJson } from '@access/service-kit/text/json.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { findManagedType, type ManagedContentType } from '../catalogue/content-types.ts'
import { draftLimits } from './draft.rules.ts'
import { ItemDraft, toItemKey } from './item-draft.entity.ts'

const optionalItem = { nullable: true, description: 'Null for a new item' } as const

@Resolver(() => ItemDraft)
export class ItemDraftsResolver {
  @Authorized('manageContent')
  @Query(() => [ItemDraft], { description: 'Your own of a type, the newest first' })
  async itemDrafts(@Arg('type', () => String) type: string, @Ctx() context: Context): Promise<ItemDraft[]> {
    const { em } = context
    const drafts = await em.find(
      ItemDraft,
      { accountId: requireAdministrator(context).id, type },
      { orderBy: { savedAt: 'desc' }, limit: draftLimits.listed },
    )
    const itemIds = await findItemIds(em, findManagedType(type), drafts)
    return drafts.filter(({ itemId }) => itemId === null || itemIds.has(itemId))
  }

  @Authorized('manageContent')
  @Query(() => ItemDraft, { nullable: true, description: 'Your own' })
  itemDraft(
    @Arg('type', () => String) type: string,
    @Arg('itemId', () => ID, optionalItem) itemId: string | null,
    @Ctx() context: Context,
  ): Promise<ItemDraft | null> {
    return findOwnDraft(context, type, itemId)
  }

  @Authorized('manageContent')
  @Mutation(() => ItemDraft, { description: 'Instead of the one that was there' })
  async saveItemDraft(
    @Arg('type', () => String) type: string,
    @Arg('itemId', () => ID, optionalItem) itemId: string | null,
    @Arg('values', () => String, { description: 'The fields of the form, as JSON' }) values: string,
    @Arg('version', () => Int, { nullable: true, description: 'The version of the item that it changes' })
    version: number | null,
    @Ctx() context: Context,
  ): Promise<ItemDraft> {
    const managedType = findManagedType(type)
    if (itemId) await assertItemExists(context.em, managedType, itemId)
    return context.em.upsert(ItemDraft, {
      accountId: requireAdministrator(context).id,
      type,
      itemKey: toItemKey(itemId),
      values: pickFields(managedType, values),
      version: version ?? null,
      savedAt: new Date(),
    })
  }

  @Authorized('manageContent')
  @Mutation(() => ItemDraft, { nullable: true, description: 'Null when there was none' })
  async discardItemDraft(
    @Arg('type', () => String) type: string,
    @Arg('itemId', () => ID, optionalItem) itemId: string | null,
    @Ctx() context: Context,
  ): Promise<ItemDraft | null> {
    const draft = await findOwnDraft(context, type, itemId)
    if (draft) await context.em.remove(draft).flush()
    return draft
  }
}

function findOwnDraft(context: Context, type: string, itemId: string | null): Promise<ItemDraft | null> {
  const accountId = requireAdministrator(context).id
  return context.em.findOne(ItemDraft, { accountId, type, itemKey: toItemKey(itemId) })
}

/** Counted: an item may be as long as a judgment, and a draft of it is saved every few seconds. */
async function assertItemExists(em: EntityManager, { Type, itemType }: ManagedContentType, id: string) {
  if (!isUuid(id) || (await em.count(Type, { id })) === 0) throw new NotFound(itemType, id)
}

/** The ids of the items that the drafts change: others may have deleted some of them since. */
async function findItemIds(em: EntityManager, { Type }: ManagedContentType, drafts: ItemDraft[]) {
  const ids = drafts.flatMap(({ itemId }) => itemId ?? [])
  const items: Pick<ManagedItem, 'id'>[] =
    ids.length > 0 ? await em.find(Type, { id: { $in: ids } }, { fields: ['id'] }) : []
  return new Set(items.map(({ id }) => id))
}

/** What is typed need not be valid yet; but nothing is kept that is no field of the type. */
function pickFields({ rules }: ManagedContentType, json: string): string {
  if (json.length > draftLimits.values) throw new TooLarge()
  const values = parseObject(json)
  const fields = Object.entries(values).filter(([name]) => Object.hasOwn(rules.shape, name))
  // PostgreSQL has no place for this character in a text.
  return JSON.stringify(Object.fromEntries(fields)).replaceAll('\\u0000', '')
}

function parseObject(json: string): object {
  const values = parseJson(json)
  if (typeof values === 'object' && values !== null && !Array.isArray(values)) return values
  throw new Invalid({ values: 'Send the fields as a JSON object' })
}
