/** How items of a managed type are saved: by the rules, with their history and a line in the audit, or not at all. */
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { ClassType } from 'type-graphql'
import type { z } from 'zod'
import { record } from '../audit.ts'
import { check } from '../check.ts'
import { fill, valuesOf } from '../columns/inputOf.ts'
import { Invalid, NotFound } from '../errors.ts'
import { administratorsOnly, type Context } from '../service/context.ts'
import { isUuid } from '../uuid.ts'
import { sayingWhatExists } from './alreadyExists.ts'
import { refuseOvertaken } from './basedOn.ts'
import { forget, keep, keepFirst } from './history.ts'
import type { ManagedItem } from './managedItem.ts'

interface Saved<T> {
  noun: string
  rules: z.ZodObject
  titleOf(item: T): string
}

type Action = 'created' | 'updated' | 'deleted'
type Values = Record<string, unknown>

/** What happened to an item, and of a change which fields it changed. */
type Done<T> = { item: T; fields?: string[] }

const mostAtOnce = 1000

/** The ways of saving items of the type; each answers with the items, the deleted ones too. */
export function saving<T extends ManagedItem>(Type: ClassType<T>, { noun, rules, titleOf }: Saved<T>) {
  /** The items, so that nobody else can change them before this transaction is over. */
  async function found(em: EntityManager, ids: string[]): Promise<T[]> {
    if (ids.length > mostAtOnce)
      throw new Invalid({ ids: `Choose ${mostAtOnce.toLocaleString('en-US')} or fewer at once` })
    const wanted = [...new Set(ids.map((id) => id.toLowerCase()))]
    const items = await em.find(
      Type as ClassType<ManagedItem>,
      { id: { $in: wanted.filter(isUuid) } },
      // Always in the same order, so that two who want the same items do not wait for each other.
      { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
    )
    const missing = wanted.find((wantedId) => !items.some(({ id }) => id === wantedId))
    if (missing !== undefined) throw new NotFound(noun, missing)
    return items as T[]
  }

  /** One change and its lines in the audit, all or nothing. */
  function change(
    context: Context,
    action: Action,
    make: (em: EntityManager, who: string) => Promise<Done<T>[]>,
  ): Promise<T[]> {
    const { name: who } = administratorsOnly(context)
    return sayingWhatExists(noun, () =>
      context.em.transactional(async (em) => {
        const done = await make(em, who)
        for (const { item, fields } of done)
          record(em, { who, action, noun, itemId: item.id, title: titleOf(item), fields })
        return done.map(({ item }) => item)
      }),
    )
  }

  async function revise(
    em: EntityManager,
    who: string,
    items: T[],
    say: (item: T) => void,
  ): Promise<Done<T>[]> {
    await keepFirst(em, items)
    const done = items.map((item) => {
      const before = valuesOf(item)
      say(item)
      item.version += 1
      item.updatedAt = new Date()
      return { item, fields: changed(before, valuesOf(item)) }
    })
    keep(em, items, who, 'updated')
    return done
  }

  return {
    async create(context: Context, input: object): Promise<T> {
      const values = check(rules, input)
      const [item] = await change(context, 'created', async (em, who) => {
        const item = fill(new Type(), values)
        em.persist(item)
        keep(em, [item], who, 'created')
        return [{ item }]
      })
      return item!
    },

    /** `Changed` when a version is named and another one is stored; without one the last to save wins. */
    async update(context: Context, id: string, input: object, version?: number | null): Promise<T> {
      const values = check(rules, input)
      const [item] = await change(context, 'updated', async (em, who) => {
        const items = await found(em, [id])
        for (const item of items) refuseOvertaken(item, version)
        return revise(em, who, items, (item) => fill(item, values))
      })
      return item!
    },

    /** Makes the items say what is given, and leaves the rest of them as it is. */
    set(context: Context, ids: string[], input: object): Promise<T[]> {
      const values = check(onlyGiven(rules, input), present(input))
      return change(context, 'updated', async (em, who) =>
        revise(em, who, await found(em, ids), (item) => Object.assign(item, values)),
      )
    },

    remove(context: Context, ids: string[]): Promise<T[]> {
      return change(context, 'deleted', async (em) => {
        const items = await found(em, ids)
        for (const item of items) em.remove(item)
        await forget(em, items)
        return items.map((item) => ({ item }))
      })
    },
  }
}

/** The names of the values that are not what they were. */
const changed = (before: Values, after: Values) =>
  Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))

const present = (input: object): Values =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null && value !== undefined))

/** The rules of the fields that are given. */
function onlyGiven(rules: z.ZodObject, input: object) {
  const names = Object.keys(present(input))
  if (names.length === 0) throw new Invalid({ input: 'Say what to change' })
  return rules.pick(Object.fromEntries(names.map((name) => [name, true])) as never)
}
