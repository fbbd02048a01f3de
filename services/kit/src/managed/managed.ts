/** The administration that every managed content type has: list, read, create, update, delete. */
import type { EntityManager, QueryOrderMap } from '@mikro-orm/postgresql'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, type ClassType, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { z } from 'zod'
import { record } from '../audit.ts'
import { check } from '../check.ts'
import { askedColumns } from '../columns/asked.ts'
import type { Item } from '../columns/contentType.ts'
import { fill } from '../columns/inputOf.ts'
import { type Order, rowsOf } from '../database/rows.ts'
import { NotFound } from '../errors.ts'
import { administratorsOnly, type Context } from '../service/context.ts'
import { isUuid } from '../uuid.ts'
import { sayingWhatExists } from './alreadyExists.ts'
import type { Listed } from './listed.ts'
import { type Page, PageInput, pageType } from './page.ts'
import { pageOf } from './paging.ts'

/** What a managed type is called, and what its items must meet. */
export interface ManagedType {
  /** In GraphQL: 'BlogPost'; many of it are `allBlogPosts`. */
  type: string
  /** In a sentence: 'blog post'. */
  noun: string
  rules: z.ZodType<object>
}

interface Choices<T> {
  /** The column that says what an item is called, in the audit: 'title' unless said. */
  nameOf?: string
  /** The order of the administrators' list: newest first unless said. */
  order?: Order<T>
  /** What may be asked of that list. */
  listed: Listed<T>
}

type Named = Item & Record<string, unknown>

/**
 * The resolver base of a managed type: `allJudgments`, `pageOfJudgments`, `anyJudgment`, `createJudgment`,
 * `updateJudgment`, `deleteJudgment`, for administrators, checked by the rules and written into the audit.
 * Mutations return the item, the deleted one too: the client refreshes every list that holds its type.
 */
export function Managed<T extends Item>(
  Type: ClassType<T>,
  Input: ClassType<object>,
  { type, noun, rules }: ManagedType,
  { nameOf = 'title', order = [{ createdAt: 'desc' } as QueryOrderMap<T>], listed }: Choices<T>,
) {
  const PageType = pageType(Type, `PageOf${type}s`)
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
    @Query(() => [Type], { name: `all${type}s` })
    async all(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<T[]> {
      administratorsOnly(context)
      return rowsOf(context.em, Type, { order, columns: askedColumns(Type, info) })
    }

    @Query(() => PageType, { name: `pageOf${type}s` })
    async page(
      @Arg('page', () => PageInput) page: PageInput,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Page<T>> {
      administratorsOnly(context)
      return pageOf(context.em, Type, page, { listed, order, columns: askedColumns(Type, info, 'items') })
    }

    @Query(() => Type, { name: `any${type}`, nullable: true })
    async any(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<T | null> {
      administratorsOnly(context)
      return find(context.em, id)
    }

    @Mutation(() => Type, { name: `create${type}` })
    async create(@Arg('input', () => Input) input: object, @Ctx() context: Context): Promise<T> {
      administratorsOnly(context)
      const values = check(rules, input)
      return change(context, 'created', async (em) => {
        const item = fill(new Type(), values as Record<string, unknown>)
        em.persist(item)
        return item
      })
    }

    @Mutation(() => Type, { name: `update${type}` })
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

    @Mutation(() => Type, { name: `delete${type}` })
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
