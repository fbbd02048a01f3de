/** The administration that every managed content type has: list, read, create, update, delete. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, type ClassType, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { z } from 'zod'
import { record } from '../audit.ts'
import { check } from '../check.ts'
import type { Item } from '../columns/contentType.ts'
import { fill } from '../columns/inputOf.ts'
import { NotFound } from '../errors.ts'
import { administratorsOnly, type Context } from '../service/context.ts'
import { isUuid } from '../uuid.ts'
import { sayingWhatExists } from './alreadyExists.ts'

/** What a managed type is called, and what its items must meet. */
export interface ManagedType {
  /** In a sentence: 'judgment'. */
  noun: string
  /** In GraphQL, one and many: 'Judgment', 'Judgments'. */
  one: string
  many: string
  rules: z.ZodType<object>
  /** What an item is called in the audit and in dialogs: 'title' unless said. */
  nameOf?: string
  /** The order of the administrators' list: newest first unless said. */
  order?: Record<string, 'asc' | 'desc'>
}

type Named = Item & Record<string, unknown>

/**
 * The resolver base of a managed type: `allJudgments`, `anyJudgment`, `createJudgment`, `updateJudgment`,
 * `deleteJudgment`, for administrators, checked by the rules and written into the audit.
 * Mutations return the item, the deleted one too: the client refreshes every list that holds its type.
 */
export function Managed<T extends Item>(Type: ClassType<T>, Input: ClassType<object>, managed: ManagedType) {
  const { noun, one, many, rules, nameOf = 'title', order = { createdAt: 'desc' } } = managed
  const titleOf = (item: T) => String((item as unknown as Named)[nameOf] ?? '')

  async function find(em: EntityManager, id: string): Promise<T | null> {
    if (!isUuid(id)) return null
    return (await em.findOne(Type as ClassType<Item>, { id })) as T | null
  }

  async function found(em: EntityManager, id: string): Promise<T> {
    const item = await find(em, id)
    if (!item) throw new NotFound(noun, id)
    return item
  }

  /** One change and its line in the audit, both or neither. */
  function change(context: Context, action: string, make: (em: EntityManager) => Promise<T>): Promise<T> {
    const { name } = administratorsOnly(context)
    return sayingWhatExists(noun, () =>
      context.em.transactional(async (em) => {
        const item = await make(em)
        record(em, { who: name, action, noun, itemId: item.id, title: titleOf(item) })
        return item
      }),
    )
  }

  @Resolver()
  abstract class ManagedResolver {
    @Query(() => [Type], { name: `all${many}` })
    async all(@Ctx() context: Context): Promise<T[]> {
      administratorsOnly(context)
      const orderBy = { ...order, id: 'asc' } as object
      return context.em.find(Type, {}, { orderBy, disableIdentityMap: true }) as Promise<T[]>
    }

    @Query(() => Type, { name: `any${one}`, nullable: true })
    async any(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<T | null> {
      administratorsOnly(context)
      return find(context.em, id)
    }

    @Mutation(() => Type, { name: `create${one}` })
    async create(@Arg('input', () => Input) input: object, @Ctx() context: Context): Promise<T> {
      administratorsOnly(context)
      const values = check(rules, input)
      return change(context, 'created', async (em) => {
        const item = fill(new Type(), values as Record<string, unknown>)
        em.persist(item)
        return item
      })
    }

    @Mutation(() => Type, { name: `update${one}` })
    async update(
      @Arg('id', () => ID) id: string,
      @Arg('input', () => Input) input: object,
      @Ctx() context: Context,
    ): Promise<T> {
      administratorsOnly(context)
      const values = check(rules, input)
      return change(context, 'updated', async (em) => {
        return fill(await found(em, id), values as Record<string, unknown>)
      })
    }

    @Mutation(() => Type, { name: `delete${one}` })
    async delete(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<T> {
      return change(context, 'deleted', async (em) => {
        const item = await found(em, id)
        em.remove(item)
        return item
      })
    }
  }
  return ManagedResolver
}
