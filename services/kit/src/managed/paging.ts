/** One page of an administrators' list, and how many there are of each kind. */
import { type EntityClass, type EntityManager, type FilterQuery, raw } from '@mikro-orm/postgresql'
import { check } from '../check.ts'
import type { Item } from '../columns/contentType.ts'
import { columnsOf } from '../columns/words.ts'
import type { Order } from '../database/order.ts'
import { rowsOf } from '../database/rows.ts'
import { all, type Condition, type Expression, holding, plain, saying } from './conditions.ts'
import { type Listed, questionAbout } from './listed.ts'
import type { FilterCount, Page, PageInput } from './page.ts'

interface Reading<T, Also extends string = never> {
  listed: Listed<T, Also>
  /** The order where none is asked for, and among what is equal. */
  order: Order<T>
  /** The columns to read of each item. */
  columns: string[]
  /** What may be asked about besides columns, in SQL. */
  workedOut?: Record<Also, Expression>
}

/** What may be filtered by, and what is asked of it: of the rows, and of what was found among them. */
interface Filtered {
  name: string
  column: Expression
  ofRows: Condition
  ofFound: Condition
}

/** The page that was asked for, or `Invalid` naming what cannot be asked. Beyond the last page there are no items. */
export async function pageOf<T extends Item, Also extends string = never>(
  em: EntityManager,
  type: EntityClass<T>,
  asked: PageInput,
  { columns, ...reading }: Reading<T, Also>,
): Promise<Page<T>> {
  const { table, found, filtered, where, sorted, limit, offset } = understood(em, type, asked, reading)
  const [items, [total, ...counts]] = await Promise.all([
    rowsOf(em, type, { where, order: sorted, columns, limit, offset }),
    countsOf(em, table, found, filtered),
  ])
  return { items, total: total?.count ?? 0, counts }
}

/** The ids of all items that a question is about, in its order, on whatever page; or `Invalid` as `pageOf`. */
export async function idsOf<T extends Item>(
  em: EntityManager,
  type: EntityClass<T>,
  asked: PageInput,
  reading: Omit<Reading<T>, 'columns'>,
): Promise<string[]> {
  const { where, sorted } = understood(em, type, asked, reading)
  const rows = await rowsOf(em, type, { where, order: sorted, columns: ['id'] })
  return rows.map(({ id }) => id)
}

/** The question in the words of the database. */
function understood<T extends Item, Also extends string>(
  em: EntityManager,
  type: EntityClass<T>,
  asked: PageInput,
  { listed, order, workedOut }: Omit<Reading<T, Also>, 'columns'>,
) {
  const { search, filters, limit, offset, ...sorting } = check(questionAbout(type, listed), asked)
  const table = tableOf(em, type)
  const column = (name: string) => workedOut?.[name as Also] ?? table.column(name)
  const found = saying(search, listed.searched.map(column))
  const filtered = listed.filtered.map((name): Filtered => {
    const values = filters.filter(({ column }) => column === name).map(({ value }) => value)
    const ofFound = holding(plain(`"${name}"`), values)
    return { name, column: column(name), ofRows: holding(column(name), values), ofFound }
  })
  const { sql, values } = all([found, ...filtered.map(({ ofRows }) => ofRows)])
  const where = { [raw(sql, values)]: [] } as FilterQuery<T>
  const sorted = sorting.sort
    ? [by<T>(type, sorting.sort, column(sorting.sort), sorting.descending), ...order]
    : order
  return { table: table.name, found, filtered, where, sorted, limit, offset }
}

/** What the database calls a type and its columns. */
function tableOf<T>(em: EntityManager, type: EntityClass<T>) {
  const { tableName, properties } = em.getMetadata().get(type)
  const column = (name: string) => plain(`"${properties[name as keyof typeof properties].fieldNames[0]}"`)
  return { name: `"${tableName}"`, column }
}

/** Texts are sorted as people do, capitals or not. */
function by<T>(type: object, name: string, { sql, values }: Expression, descending?: boolean | null) {
  const isText = columnsOf(type).some((declared) => declared.name === name && declared.kind === 'text')
  const sorting = raw(isText ? `lower(${sql})` : sql, values)
  return { [sorting]: descending ? 'desc nulls last' : 'asc nulls last' } as Order<T>[number]
}

/** How many match, and then for each value of a column how many would if nothing were asked of that column. */
function countsOf(
  em: EntityManager,
  table: string,
  found: Condition,
  filtered: Filtered[],
): Promise<FilterCount[]> {
  const total = all(filtered.map(({ ofFound }) => ofFound))
  const parts = filtered.map(({ name }) => {
    const rest = all(filtered.filter((other) => other.name !== name).map(({ ofFound }) => ofFound))
    const sql = `(select '${name}', "${name}"::text, sum(number)::int from found where ${rest.sql} group by 2 order by 2)`
    return { sql, values: rest.values }
  })
  const columns = filtered.map(({ name, column }) => `${column.sql} as "${name}"`)
  const places = filtered.map((_, place) => place + 1).join(', ') || '()'
  // Every row is looked at once, to count how many are alike: these few are then counted in every way.
  const sql = [
    'with found as materialized (',
    `select ${[...columns, 'count(*) as number'].join(', ')} from ${table}`,
    `where ${found.sql} group by ${places})`,
    `select '' as "column", '' as "value", coalesce(sum(number), 0)::int as "count" from found where ${total.sql}`,
    ...parts.map((part) => `union all ${part.sql}`),
  ].join(' ')
  return em.execute(
    sql,
    [...filtered.map(({ column }) => column), found, total, ...parts].flatMap(({ values }) => values),
  )
}
