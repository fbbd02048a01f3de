/** The sort order of a list, and how to pass one with user input to the query builder. */
import { type QueryOrderMap, Raw, raw } from '@mikro-orm/postgresql'

/** Behind a text by which is sorted: as people read, É beside E, capitals or not. */
export const readingOrder = 'collate "und-x-icu"'

/** A key to sort by the names in a column. */
export const inReadingOrder = (column: string): symbol => raw(`"${column}" ${readingOrder}`) as never

/** The keys to sort by, the most significant first. */
export type Order<T> = QueryOrderMap<T>[]

/**
 * The same order without a question mark in any of its values. The query builder writes the values of an ORDER BY into
 * the SQL and then reads that SQL again for the values of everything else: a typed `?` would take the value of LIMIT.
 */
export const escapeOrder = <T>(order: Order<T>): Order<T> => order.map(escapeKeys)

/** The key of a raw SQL expression is a symbol, by which the ORM finds the SQL and its values. */
function escapeKeys<T>(by: QueryOrderMap<T>): QueryOrderMap<T> {
  const entries = Reflect.ownKeys(by).map((key) => [escapeKey(key), by[key as keyof typeof by]])
  return Object.fromEntries(entries) as QueryOrderMap<T>
}

function escapeKey(key: string | symbol): string | symbol {
  const fragment = typeof key === 'symbol' ? Raw.getKnownFragment(key) : undefined
  if (!fragment?.params.some(hasQuestionMark)) return key
  return raw(fragment.sql, fragment.params.map(escapeValue)).key
}

const hasQuestionMark = (value: unknown) => typeof value === 'string' && value.includes('?')

/** 'Why? Now' becomes `('Why' || chr(63) || ' Now')`, which the database evaluates once. */
function escapeValue(value: unknown): unknown {
  if (typeof value !== 'string' || !hasQuestionMark(value)) return value
  const pieces = value.split('?')
  return raw(`(${pieces.map(() => '?').join(' || chr(63) || ')})`, pieces)
}
