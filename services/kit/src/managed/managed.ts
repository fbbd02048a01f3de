/** The administration that every managed content type has: lists, items, and saving them one by one or many at once. */
import type { QueryOrderMap } from '@mikro-orm/postgresql'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, type ClassType, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { z } from 'zod'
import { askedColumns } from '../columns/asked.ts'
import type { Item } from '../columns/contentType.ts'
import { inputOf } from '../columns/inputOf.ts'
import type { Order } from '../database/order.ts'
import { rowsOf } from '../database/rows.ts'
import { administratorsOnly, type Context } from '../service/context.ts'
import { isUuid } from '../uuid.ts'
import { versionArgument } from './basedOn.ts'
import { remember } from './known.ts'
import type { Listed } from './listed.ts'
import type { ManagedItem } from './managedItem.ts'
import { type Page, PageInput, pageType } from './page.ts'
import { pageOf } from './paging.ts'
import { saving } from './saving.ts'

/** What a managed type is called, and what its items must meet. */
export interface ManagedType {
  /** In GraphQL: 'BlogPost'; many of it are `allBlogPosts`. */
  type: string
  /** In a sentence: 'blog post'. */
  noun: string
  rules: z.ZodObject
}

interface Choices<T> {
  /** The column that says what an item is called, in the audit: 'title' unless said. */
  nameOf?: string
  /** The order of the administrators' list: newest first unless said. */
  order?: Order<T>
  /** What may be asked of that list. */
  listed: Listed<T>
  /** What can be said of many items at once; types without such a flag have no call for it. */
  switched?: readonly Extract<keyof T, string>[]
}

type Named = Item & Record<string, unknown>

/**
 * The resolver base of a managed type: `allJudgments`, `pageOfJudgments`, `anyJudgment`, `createJudgment`,
 * `updateJudgment`, `setJudgments`, `deleteJudgment`, `deleteJudgments`, for administrators, checked by the rules and written into the audit.
 * Mutations return the item, the deleted one too: the client refreshes every list that holds its type.
 */
export function Managed<T extends ManagedItem>(
  Type: ClassType<T>,
  Input: ClassType<object>,
  { type, noun, rules }: ManagedType,
  {
    nameOf = 'title',
    order = [{ createdAt: 'desc' } as QueryOrderMap<T>],
    listed,
    switched = [],
  }: Choices<T>,
) {
  remember(Type, { listed, order })
  const PageType = pageType(Type, `PageOf${type}s`)
  const titleOf = (item: T) => String((item as unknown as Named)[nameOf] ?? '')
  const items = saving(Type, { noun, rules, titleOf })

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
      return isUuid(id) ? ((await context.em.findOne(Type as ClassType<Item>, { id })) as T | null) : null
    }

    @Mutation(() => Type, { name: `create${type}` })
    async create(@Arg('input', () => Input) input: object, @Ctx() context: Context): Promise<T> {
      administratorsOnly(context)
      return items.create(context, input)
    }

    @Mutation(() => Type, { name: `update${type}` })
    async update(
      @Arg('id', () => ID) id: string,
      @Arg('input', () => Input) input: object,
      @Arg('version', () => Int, versionArgument)
      version: number | null,
      @Ctx() context: Context,
    ): Promise<T> {
      administratorsOnly(context)
      return items.update(context, id, input, version)
    }

    @Mutation(() => Type, { name: `delete${type}` })
    async delete(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<T> {
      const [item] = await items.remove(context, [id])
      return item!
    }

    @Mutation(() => [Type], { name: `delete${type}s`, description: 'All of them or none' })
    deleteMany(@Arg('ids', () => [ID]) ids: string[], @Ctx() context: Context): Promise<T[]> {
      return items.remove(context, ids)
    }
  }
  if (switched.length === 0) return ManagedResolver
  const Flags = inputOf(Type, `${type}Flags`, [...switched])

  @Resolver()
  abstract class SwitchedResolver extends ManagedResolver {
    @Mutation(() => [Type], { name: `set${type}s`, description: 'All of them or none' })
    async set(
      @Arg('ids', () => [ID]) ids: string[],
      @Arg('input', () => Flags) input: object,
      @Ctx() context: Context,
    ): Promise<T[]> {
      administratorsOnly(context)
      return items.set(context, ids, input)
    }
  }
  return SwitchedResolver
}
