/** One page of an administrators' list, with the counts for its filters. */
import { type EntityClass, type EntityManager, type FilterQuery, raw } from '@mikro-orm/postgresql'
import { getColumns } from '../columns/column-decorators.ts'
import type { Item } from '../columns/content-type.ts'
import { listRows } from '../database/list-rows.ts'
import { type Order, readingOrder } from '../database/sort-order.ts'
import {
  combineConditions,
  containsWords,
  hasAnyValue,
  rawSql,
  type SqlCondition,
  type SqlExpression,
} from '../database/sql-conditions.ts'
import { validate } from '../validation/validate.ts'
import { createPageSchema, type ListColumns } from './list-columns.ts'
import type { FilterCount, Page, PageInput } from './page-types.ts'

interface PaginationOptions<T, Also extends string = never> {
  listColumns: ListColumns<T, Also>
  /** The default sort order, and the order among equal values. */
  order: Order<T>
  /** The columns to select. */
  columns: string[]
  /** SQL expressions that can be sorted and filtered by like columns. */
  computed?: Record<Also, SqlExpression>
  /** What every row meets, whatever is searched: nothing else is listed or counted. */
  restriction?: SqlCondition
}

/** A filter, as a condition on the rows, and as one on the grouped counts. */
interface ColumnFilter {
  name: string
  column: SqlExpression
  rowCondition: SqlCondition
  matchCondition: SqlCondition
}

/** The requested page; throws `Invalid` for invalid input. A page beyond the last one has no items. */
export async function paginate<T extends Item, Also extends string = never>(
  em: EntityManager,
  type: EntityClass<T>,
  input: PageInput,
  { columns, ...reading }: PaginationOptions<T, Also>,
): Promise<Page<T>> {
  const { table, searchCondition, columnFilters, where, sortOrder, limit, offset } = parsePageInput(
    em,
    type,
    input,
    reading,
  )
  const [items, { total, counts }] = await Promise.all([
    listRows(em, type, { where, order: sortOrder, columns, limit, offset }),
    countMatches(em, table, searchCondition, columnFilters),
  ])
  return { items, total, counts }
}

/** The ids of all items that match, in the requested order, on all pages; throws `Invalid` as `paginate` does. */
export async function listIds<T extends Item>(
  em: EntityManager,
  type: EntityClass<T>,
  input: PageInput,
  reading: Omit<PaginationOptions<T>, 'columns'>,
): Promise<string[]> {
  const { where, sortOrder } = parsePageInput(em, type, input, reading)
  const rows = await listRows(em, type, { where, order: sortOrder, columns: ['id'] })
  return rows.map(({ id }) => id)
}

/** Translates the input into conditions and a sort order. */
function parsePageInput<T extends Item, Also extends string>(
  em: EntityManager,
  type: EntityClass<T>,
  input: PageInput,
  {
    listColumns,
    order,
    computed,
    restriction = combineConditions([]),
  }: Omit<PaginationOptions<T, Also>, 'columns'>,
) {
  const { search, filters, limit, offset, ...sorting } = validate(createPageSchema(type, listColumns), input)
  const table = getTable(em, type)
  const column = (name: string) => computed?.[name as Also] ?? table.column(name)
  const searchCondition = combineConditions([
    restriction,
    containsWords(search, listColumns.searchable.map(column)),
  ])
  const columnFilters = listColumns.filterable.map((name): ColumnFilter => {
    const values = filters.filter(({ column }) => column === name).map(({ value }) => value)
    const matchCondition = hasAnyValue(rawSql(`"${name}"`), values)
    return { name, column: column(name), rowCondition: hasAnyValue(column(name), values), matchCondition }
  })
  const { sql, values } = combineConditions([
    searchCondition,
    ...columnFilters.map(({ rowCondition }) => rowCondition),
  ])
  const where = { [raw(sql, values)]: [] } as FilterQuery<T>
  const sortOrder = sorting.sort
    ? [buildSort<T>(type, sorting.sort, column(sorting.sort), sorting.descending), ...order]
    : order
  return {
    table: table.name,
    searchCondition,
    columnFilters,
    where,
    sortOrder,
    limit,
    offset,
  }
}

/** The table of a type and the names of its columns. */
function getTable<T>(em: EntityManager, type: EntityClass<T>) {
  const { tableName, properties } = em.getMetadata().get(type)
  const column = (name: string) => rawSql(`"${properties[name as keyof typeof properties].fieldNames[0]}"`)
  return { name: `"${tableName}"`, column }
}

/** Texts are sorted as people read them: without regard to case, and É beside E. */
function buildSort<T>(
  type: object,
  name: string,
  { sql, values }: SqlExpression,
  descending?: boolean | null,
) {
  const isText = getColumns(type).some((declared) => declared.name === name && declared.kind === 'text')
  const sorting = raw(isText ? `lower(${sql}) ${readingOrder}` : sql, values)
  return { [sorting]: descending ? 'desc nulls last' : 'asc nulls last' } as Order<T>[number]
}

/** The number of matches, and for each value of a filter the number of matches without that filter. */
async function countMatches(
  em: EntityManager,
  table: string,
  searchCondition: SqlCondition,
  columnFilters: ColumnFilter[],
): Promise<{ total: number; counts: FilterCount[] }> {
  const total = combineConditions(columnFilters.map(({ matchCondition }) => matchCondition))
  const parts = columnFilters.map(({ name }) => {
    const rest = combineConditions(
      columnFilters.filter((other) => other.name !== name).map(({ matchCondition }) => matchCondition),
    )
    const sql = `(select '${name}', "${name}"::text, sum(number)::int from grouped where ${rest.sql} group by 2 order by "${name}"::text ${readingOrder})`
    return { sql, values: rest.values }
  })
  const columns = columnFilters.map(({ name, column }) => `${column.sql} as "${name}"`)
  const columnIndexes = columnFilters.map((_, index) => index + 1).join(', ') || '()'
  // Rows are grouped in a single pass; the few groups are then summed up for every filter.
  const sql = [
    'with grouped as materialized (',
    `select ${[...columns, 'count(*) as number'].join(', ')} from ${table}`,
    `where ${searchCondition.sql} group by ${columnIndexes})`,
    `select '' as "column", '' as "value", coalesce(sum(number), 0)::int as "count" from grouped where ${total.sql}`,
    ...parts.map((part) => `union all ${part.sql}`),
  ].join(' ')
  const values = [...columnFilters.map(({ column }) => column), searchCondition, total, ...parts].flatMap(
    ({ values }) => values,
  )
  const [matches, ...counts] = await em.execute<FilterCount[]>(sql, values)
  return { total: matches!.count, counts }
}
