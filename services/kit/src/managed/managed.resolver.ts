/** The resolver of every managed content type: lists, single items, saving, and bulk actions. */
import type { QueryOrderMap } from '@mikro-orm/postgresql'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, type ClassType, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { z } from 'zod'
import type { Item } from '../columns/content-type.ts'
import { createInputType } from '../columns/input-type.ts'
import { getRequestedFields } from '../columns/requested-fields.ts'
import type { Context } from '../context/context.ts'
import { listRows } from '../database/list-rows.ts'
import type { Order } from '../database/sort-order.ts'
import type { SqlExpression } from '../database/sql-conditions.ts'
import { Authorized } from '../graphql/access.ts'
import type { Permission } from '../roles/roles.rules.ts'
import { isUuid } from '../validation/is-uuid.ts'
import { describeOmission } from '../validation/retained-fields.rules.ts'
import { createItemStore } from './item-store.ts'
import type { ListColumns } from './list-columns.ts'
import type { ManagedItem } from './managed-item.entity.ts'
import { registerManagedList } from './managed-lists.ts'
import { createPageType, type Page, PageInput } from './page-types.ts'
import { paginate } from './paginate.ts'
import { versionArgument } from './version-check.ts'

/** The names of a managed type and its validation rules. */
export interface ManagedType {
  /** In GraphQL: 'BlogPost', as in `allBlogPosts`. */
  typeName: string
  /** In a sentence: 'blog post'. */
  itemType: string
  rules: z.ZodObject
  /** Its items tell of people whom we helped: an export wants a confirmation that it is the administrator. */
  holdsPersonalData?: boolean
}

/** Sorts the items of one column's order once more, whole lists and the items of a page. */
export interface Arrangement<T> {
  /** The column; the default order must be by it, descending. */
  sort: string
  /** What it needs to know of an item. */
  columns: readonly string[]
  /** The items, lowest first. */
  arrange(items: T[], context: Context): Promise<T[]>
}

interface ManagedOptions<T> {
  /** What a role needs to read and change the items here. */
  permission: Permission
  /** The column with the title of an item in the audit log: 'title' by default. */
  titleColumn?: string
  /** The sort order of the administrators' list: newest first by default. */
  order?: Order<T>
  /** What that list is sorted by as PostgreSQL cannot do it. */
  arrangement?: Arrangement<T>
  /** The columns to search, sort and filter that list by. */
  listColumns: ListColumns<T>
  /** Columns by which it is sorted as these expressions of SQL say. */
  computed?: Record<string, SqlExpression>
  /** The flags that can be set on many items at once; types without any have no bulk mutation. */
  bulkEditable?: readonly Extract<keyof T, string>[]
}

/**
 * The resolver base of a managed type: `allJudgments`, `pageOfJudgments`, `anyJudgment`, `createJudgment`,
 * `updateJudgment`, `setJudgments`, `deleteJudgment`, `deleteJudgments`: for roles with the permission, validated, and recorded in the audit log.
 * Mutations return the item, a deleted one too: the client refreshes every list that has its type.
 */
export function Managed<T extends ManagedItem>(
  Type: ClassType<T>,
  Input: ClassType<object>,
  { typeName, itemType, rules }: ManagedType,
  {
    permission,
    titleColumn = 'title',
    order = [{ createdAt: 'desc' } as QueryOrderMap<T>],
    arrangement,
    listColumns,
    computed = {},
    bulkEditable = [],
  }: ManagedOptions<T>,
) {
  const addColumns = (columns: string[]) => [...new Set([...columns, ...(arrangement?.columns ?? [])])]
  async function arrange(items: T[], { sort, descending }: PageInput, context: Context): Promise<T[]> {
    if (!arrangement || (sort && sort !== arrangement.sort)) return items
    const arranged = await arrangement.arrange(items, context)
    return sort && !descending ? arranged : arranged.toReversed()
  }

  registerManagedList(Type, { listColumns, order, computed })
  const PageType = createPageType(Type, `PageOf${typeName}s`)
  const getTitle = (item: T) => String(Reflect.get(item, titleColumn) ?? '')
  const items = createItemStore(Type, { itemType, rules, getTitle })

  @Resolver()
  abstract class ManagedResolver {
    @Authorized(permission)
    @Query(() => [Type], { name: `all${typeName}s` })
    async all(@Ctx() context: Context, @Info() info: GraphQLResolveInfo): Promise<T[]> {
      const columns = addColumns(getRequestedFields(Type, info))
      return arrange(await listRows(context.em, Type, { order, columns }), {}, context)
    }

    @Authorized(permission)
    @Query(() => PageType, { name: `pageOf${typeName}s` })
    async page(
      @Arg('page', () => PageInput) page: PageInput,
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Page<T>> {
      const columns = addColumns(getRequestedFields(Type, info, 'items'))
      const { items, ...counts } = await paginate(context.em, Type, page, {
        listColumns,
        order,
        computed,
        columns,
      })
      return { items: await arrange(items, page, context), ...counts }
    }

    @Authorized(permission)
    @Query(() => Type, { name: `any${typeName}`, nullable: true })
    async any(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<T | null> {
      return isUuid(id) ? ((await context.em.findOne(Type as ClassType<Item>, { id })) as T | null) : null
    }

    @Authorized(permission)
    @Mutation(() => Type, { name: `create${typeName}` })
    async create(@Arg('input', () => Input) input: object, @Ctx() context: Context): Promise<T> {
      const item = await items.create(context, input)
      await context.afterSave?.(item, context)
      return item
    }

    @Authorized(permission)
    @Mutation(() => Type, {
      name: `update${typeName}`,
      description: `Replaces it: ${describeOmission(rules)}`,
    })
    async update(
      @Arg('id', () => ID) id: string,
      @Arg('input', () => Input) input: object,
      @Arg('version', () => Int, versionArgument)
      version: number | null,
      @Ctx() context: Context,
    ): Promise<T> {
      const item = await items.update(context, id, input, version)
      await context.afterSave?.(item, context)
      return item
    }

    @Authorized(permission)
    @Mutation(() => Type, { name: `delete${typeName}` })
    async delete(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<T> {
      const [item] = await items.remove(context, [id])
      return item!
    }

    @Authorized(permission)
    @Mutation(() => [Type], { name: `delete${typeName}s`, description: 'All of them or none' })
    deleteMany(@Arg('ids', () => [ID]) ids: string[], @Ctx() context: Context): Promise<T[]> {
      return items.remove(context, ids)
    }
  }
  if (bulkEditable.length === 0) return ManagedResolver
  const Flags = createInputType(Type, `${typeName}Flags`, [...bulkEditable])

  @Resolver()
  abstract class BulkEditResolver extends ManagedResolver {
    @Authorized(permission)
    @Mutation(() => [Type], { name: `set${typeName}s`, description: 'All of them or none' })
    async set(
      @Arg('ids', () => [ID]) ids: string[],
      @Arg('input', () => Flags) input: object,
      @Ctx() context: Context,
    ): Promise<T[]> {
      return items.set(context, ids, input)
    }
  }
  return BulkEditResolver
}
