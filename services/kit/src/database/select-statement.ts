/**
 * Plain selections as statements with `$1`, `$2`…, whose text depends on their shape and not on their values: prepared
 * once a connection. The query builder of the ORM takes as long for such a statement as PostgreSQL, each time.
 */
import { type EntityMetadata, Raw } from '@mikro-orm/postgresql'
import type { ListOptions } from './list-rows.ts'
import { readingOrder } from './sort-order.ts'
import type { SqlExpression } from './sql-conditions.ts'

export interface SelectStatement {
  text: string
  values: unknown[]
}

const isText = (meta: EntityMetadata, name: string | symbol) =>
  meta.properties[name as never]?.columnTypes?.[0] === 'text'

/** Columns that PostgreSQL compares as they are written. */
const plainTypes = new Set(['uuid', 'text', 'date', 'timestamptz', 'boolean', 'int', 'integer'])

const comparisons: Record<string, string> = { $gt: '>', $gte: '>=', $lt: '<', $lte: '<=', $ne: '<>' }

/** The statement of a list; null when its conditions or its order are more than plain ones: expressions of SQL, relations. */
export function buildSelect<T>(
  meta: EntityMetadata,
  { where = {}, idsFrom, order = [], columns, limit, offset }: ListOptions<T>,
): SelectStatement | null {
  const values: unknown[] = []
  const own = formatConditions(meta, where as object, values)
  const condition = own && idsFrom ? `${own} and ${formatIds(idsFrom, values)}` : own
  const orderBy = formatOrder(meta, [...(order as object[]), { id: 'asc' }])
  const selected = formatColumns(meta, columns)
  if (condition === null || orderBy === null || selected === null) return null
  const limits = [
    limit === undefined ? '' : ` limit ${Number(limit)}`,
    offset === undefined ? '' : ` offset $${values.push(offset)}`,
  ]
  const text = `select ${selected} from "${meta.tableName}" where ${condition} order by ${orderBy}${limits.join('')}`
  return { text, values }
}

/**
 * A selection of the ids that meet plain conditions, or expressions of SQL that say a condition by themselves, to be part of
 * another statement: its values are added to those.
 * @throws {Error} when a condition is neither
 */
export function buildIdSelection(meta: EntityMetadata, where: object, values: unknown[]): string {
  const condition = formatConditions(meta, where, values, formatExpression)
  if (condition === null)
    throw new Error(`Not all conditions of ${meta.tableName} can be part of a statement`)
  return `select "id" from "${meta.tableName}" where ${condition}`
}

function formatColumns(meta: EntityMetadata, names?: string[]): string | null {
  const all = meta.props.filter(({ persist, lazy }) => persist !== false && !lazy).map(({ name }) => name)
  return joinAll(
    (names ?? all).map((name) => formatColumn(meta, name)),
    ', ',
  )
}

function formatOrder(meta: EntityMetadata, order: object[]): string | null {
  const keys = order.flatMap((by) =>
    Reflect.ownKeys(by).map((name) => {
      const column = formatColumn(meta, name)
      const direction = String(by[name as keyof typeof by]).toLowerCase()
      const collation = isText(meta, name) ? ` ${readingOrder}` : ''
      return column !== null && ['asc', 'desc'].includes(direction)
        ? `${column}${collation} ${direction}`
        : null
    }),
  )
  return joinAll(keys, ', ')
}

const formatIds = ({ sql, values: own }: SqlExpression, values: unknown[]) => {
  const rest = [...own]
  return `"id" = any(array(${sql.replaceAll('?', () => `$${values.push(rest.shift())}`)}))`
}

type FormatExpression = (key: symbol, values: unknown[]) => string | null

/** A condition that is SQL, as `raw` makes them: the key says all, beside an empty list. */
const formatExpression: FormatExpression = (key, values) => {
  const fragment = Raw.getKnownFragment(key as never)
  if (!fragment) return null
  const rest = [...fragment.params]
  return `(${fragment.sql.replaceAll('?', () => `$${values.push(rest.shift())}`)})`
}

function formatConditions(
  meta: EntityMetadata,
  where: object,
  values: unknown[],
  formatSymbol: FormatExpression = () => null,
): string | null {
  const conditions = Reflect.ownKeys(where).map((name) => {
    const value: unknown = where[name as keyof typeof where]
    if (name === '$and' || name === '$or') {
      const all = (value as object[]).map((each) => formatConditions(meta, each, values, formatSymbol))
      const joined = joinAll(all, name === '$and' ? ' and ' : ' or ')
      return joined && `(${joined})`
    }
    if (typeof name === 'symbol') return formatSymbol(name, values)
    const column = meta.properties[name as never] && formatComparable(meta, name)
    return column ? formatComparison(column, value, values) : null
  })
  return conditions.length === 0 ? 'true' : joinAll(conditions, ' and ')
}

const formatComparable = (meta: EntityMetadata, name: string | symbol) =>
  plainTypes.has(meta.properties[name as never]!.columnTypes?.[0] ?? '') ? formatColumn(meta, name) : null

function formatComparison(column: string, value: unknown, values: unknown[]): string | null {
  if (value === null) return `${column} is null`
  // As it is: the planner knows how many there are of each.
  if (typeof value === 'boolean') return `${column} = ${value}`
  if (typeof value === 'string' || typeof value === 'number' || value instanceof Date)
    return `${column} = $${values.push(value)}`
  if (Array.isArray(value)) return `${column} = any($${values.push(value)})`
  if (typeof value !== 'object') return null
  return joinAll(
    Reflect.ownKeys(value).map((operator) => {
      const comparison = typeof operator === 'string' ? comparisons[operator] : undefined
      const operand: unknown = value[operator as keyof typeof value]
      return comparison && operand !== null ? `${column} ${comparison} $${values.push(operand)}` : null
    }),
    ' and ',
  )
}

/** The quoted name of a column; null when there is no column of this name, or more than one. */
function formatColumn(meta: EntityMetadata, name: string | symbol): string | null {
  const names = meta.properties[name as never]?.fieldNames
  return names?.length === 1 ? `"${names[0]}"` : null
}

const joinAll = (parts: (string | null)[], separator: string): string | null =>
  parts.length === 0 || parts.includes(null) ? null : parts.join(separator)
