/** One page of an administrators' list, and how many there are of each kind. */
import { type EntityClass, type EntityManager, type FilterQuery, raw } from '@mikro-orm/postgresql'
import { check } from '../check.ts'
import type { Item } from '../columns/contentType.ts'
import { columnsOf } from '../columns/words.ts'
import { type Order, rowsOf } from '../database/rows.ts'
import { all, type Condition, holding, saying } from './conditions.ts'
import { type Listed, questionAbout } from './listed.ts'
import type { FilterCount, Page, PageInput } from './page.ts'

interface Reading<T> {
  listed: Listed<T>
  /** The order where none is asked for, and among what is equal. */
  order: Order<T>
  /** The columns to read of each item. */
  columns: string[]
}

/** A column that may be filtered by, and what is asked of it. */
type Filtered = Condition & { name: string; column: string }

/** The page that was asked for, or `Invalid` naming what cannot be asked. Beyond the last page there are no items. */
export async function pageOf<T extends Item>(
  em: EntityManager,
  type: EntityClass<T>,
  asked: PageInput,
  { listed, order, columns }: Reading<T>,
): Promise<Page<T>> {
  const { table, found, filtered, where, sorted, limit, offset } = understood(em, type, asked, {
    listed,
    order,
  })
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
function understood<T extends Item>(
  em: EntityManager,
  type: EntityClass<T>,
  asked: PageInput,
  { listed, order }: Omit<Reading<T>, 'columns'>,
) {
  const { search, filters, limit, offset, ...sorting } = check(questionAbout(type, listed), asked)
  const table = tableOf(em, type)
  const found = saying(search, listed.searched.map(table.column))
  const filtered = listed.filtered.map((name): Filtered => {
    const values = filters.filter(({ column }) => column === name).map(({ value }) => value)
    const column = table.column(name)
    return { name, column, ...holding(column, values) }
  })
  const { sql, values } = all([found, ...filtered])
  const where = { [raw(sql, values)]: [] } as FilterQuery<T>
  const sorted = sorting.sort
    ? [by<T>(type, sorting.sort, table.column, sorting.descending), ...order]
    : order
  return { table: table.name, found, filtered, where, sorted, limit, offset }
}

/** What the database calls a type and its columns. */
function tableOf<T>(em: EntityManager, type: EntityClass<T>) {
  const { tableName, properties } = em.getMetadata().get(type)
  const column = (name: string) => `"${properties[name as keyof typeof properties].fieldNames[0]}"`
  return { name: `"${tableName}"`, column }
}

/** Texts are sorted as people do, capitals or not. */
function by<T>(
  type: object,
  name: string,
  column: (name: string) => string,
  descending?: boolean | null,
): Order<T>[number] {
  const isText = columnsOf(type).some((declared) => declared.name === name && declared.kind === 'text')
  const sorting = raw(isText ? `lower(${column(name)})` : column(name))
  return { [sorting]: descending ? 'desc nulls last' : 'asc nulls last' } as Order<T>[number]
}

/** How many match, and then for each value of a column how many would if nothing were asked of that column. */
function countsOf(
  em: EntityManager,
  table: string,
  found: Condition,
  filtered: Filtered[],
): Promise<FilterCount[]> {
  const total = all(filtered)
  const parts = filtered.map(({ name, column }) => {
    const rest = all(filtered.filter((other) => other.name !== name))
    const sql = `(select '${name}', ${column}::text, sum(number)::int from found where ${rest.sql} group by 2 order by 2)`
    return { sql, values: rest.values }
  })
  const columns = filtered.map(({ column }) => column)
  // Every row is looked at once, to count how many are alike: these few are then counted in every way.
  const sql = [
    'with found as materialized (',
    `select ${[...columns, 'count(*) as number'].join(', ')} from ${table}`,
    `where ${found.sql} group by (${columns.join(', ')}))`,
    `select '' as "column", '' as "value", coalesce(sum(number), 0)::int as "count" from found where ${total.sql}`,
    ...parts.map((part) => `union all ${part.sql}`),
  ].join(' ')
  return em.execute(
    sql,
    [found, total, ...parts].flatMap(({ values }) => values),
  )
}
