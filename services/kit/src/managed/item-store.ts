/** Saves items of a managed type: validated, with their version history and audit events in one transaction. */

import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { ClassType } from 'type-graphql'
import type { z } from 'zod'
import { type Actor, getActorName } from '../audit/actor.ts'
import { recordAuditEvent } from '../audit/audit-event.entity.ts'
import { fillItem, getInputValues } from '../columns/input-type.ts'
import { type Context, requireAdministrator } from '../context/context.ts'
import { Invalid, NotFound } from '../errors/errors.ts'
import { isUuid } from '../validation/is-uuid.ts'
import { validate } from '../validation/validate.ts'
import { deleteVersions, recordInitialVersions, recordVersions } from './item-version.entity.ts'
import type { ManagedItem } from './managed-item.entity.ts'
import { handleUniqueViolation } from './unique-violation.ts'
import { assertVersion } from './version-check.ts'

interface ItemStoreOptions<T> {
  itemType: string
  rules: z.ZodObject
  getTitle(item: T): string
}

type Action = 'created' | 'updated' | 'deleted'
type Values = Record<string, unknown>

/** A saved item, and which fields the change affected. */
type SavedItem<T> = { item: T; fields?: string[] }

const maxItems = 1000

/** Creates, updates and deletes items of the type; each operation returns the items, deleted ones too. */
export function createItemStore<T extends ManagedItem>(
  Type: ClassType<T>,
  { itemType, rules, getTitle }: ItemStoreOptions<T>,
) {
  /** The items, locked until the end of the transaction. */
  async function lockItems(em: EntityManager, ids: string[]): Promise<T[]> {
    if (ids.length > maxItems)
      throw new Invalid({ ids: `Choose ${maxItems.toLocaleString('en-US')} or fewer at once` })
    const requestedIds = [...new Set(ids.map((id) => id.toLowerCase()))]
    const items = await em.find(
      Type as ClassType<ManagedItem>,
      { id: { $in: requestedIds.filter(isUuid) } },
      // Always locked in the same order, so that two transactions do not deadlock.
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    const missing = requestedIds.find((requestedId) => !items.some(({ id }) => id === requestedId))
    if (missing !== undefined) throw new NotFound(itemType, missing)
    return items as T[]
  }

  /** One change and its audit events, in one transaction. */
  function change(
    context: Context,
    action: Action,
    save: (em: EntityManager, actor: Actor) => Promise<SavedItem<T>[]>,
  ): Promise<T[]> {
    const actor = requireAdministrator(context)
    return handleUniqueViolation(itemType, () =>
      context.em.transactional(async (em) => {
        const savedItems = await save(em, actor)
        for (const { item, fields: changedFields } of savedItems)
          recordAuditEvent(em, {
            actor,
            action,
            itemType,
            itemId: item.id,
            title: getTitle(item),
            changedFields,
          })
        return savedItems.map(({ item }) => item)
      }),
    )
  }

  async function revise(
    em: EntityManager,
    actor: Actor,
    items: T[],
    assign: (item: T) => void,
  ): Promise<SavedItem<T>[]> {
    await recordInitialVersions(em, items)
    const savedItems = items.map((item) => {
      const previousValues = getInputValues(item)
      assign(item)
      item.version += 1
      item.updatedAt = new Date()
      return { item, fields: getChangedFields(previousValues, getInputValues(item)) }
    })
    recordVersions(em, items, getActorName(actor), 'updated')
    return savedItems
  }

  return {
    async create(context: Context, input: object): Promise<T> {
      const values = validate(rules, input)
      const [item] = await change(context, 'created', async (em, actor) => {
        const item = fillItem(new Type(), values)
        em.persist(item)
        recordVersions(em, [item], getActorName(actor), 'created')
        return [{ item }]
      })
      return item!
    },

    /** Throws `EditConflict` when `version` is given and is not the stored one; without it the last to save wins. */
    async update(context: Context, id: string, input: object, version?: number | null): Promise<T> {
      const values = validate(rules, input)
      const [item] = await change(context, 'updated', async (em, actor) => {
        const items = await lockItems(em, [id])
        for (const item of items) assertVersion(item, version)
        return revise(em, actor, items, (item) => fillItem(item, values))
      })
      return item!
    },

    /** Sets the given fields of the items, and leaves their other fields as they are. */
    set(context: Context, ids: string[], input: object): Promise<T[]> {
      const values = validate(pickRules(rules, input), omitMissing(input))
      return change(context, 'updated', async (em, actor) =>
        revise(em, actor, await lockItems(em, ids), (item) => Object.assign(item, values)),
      )
    },

    remove(context: Context, ids: string[]): Promise<T[]> {
      return change(context, 'deleted', async (em) => {
        const items = await lockItems(em, ids)
        for (const item of items) em.remove(item)
        await deleteVersions(em, items)
        return items.map((item) => ({ item }))
      })
    },
  }
}

/** The names of the fields whose values have changed. */
const getChangedFields = (previousValues: Values, after: Values) =>
  Object.keys(after).filter((name) => JSON.stringify(previousValues[name]) !== JSON.stringify(after[name]))

const omitMissing = (input: object): Values =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined))

/** The rules of the given fields only. */
function pickRules(rules: z.ZodObject, input: object) {
  const names = Object.keys(omitMissing(input))
  if (names.length === 0) throw new Invalid({ input: 'Say what to change' })
  return rules.pick(Object.fromEntries(names.map((name) => [name, true])) as never)
}
