/** The order of a list, and how the query builder can take one with values that somebody typed. */
import { type QueryOrderMap, Raw, raw } from '@mikro-orm/postgresql'

/** By what, and where that is equal by what else. */
export type Order<T> = QueryOrderMap<T>[]

/**
 * The same order without a question mark in any of its values. The query builder writes the values of an ORDER BY into
 * the SQL and then reads that SQL again for the values of everything else: a typed `?` would take the value of LIMIT.
 */
export const escapeOrder = <T>(order: Order<T>): Order<T> => order.map(escapeKeys)

/** What is sorted by SQL has a symbol for its key, by which the ORM knows the SQL and its values. */
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

/** 'Why? Now' becomes `('Why' || chr(63) || ' Now')`, which the database puts together once. */
function escapeValue(value: unknown): unknown {
  if (typeof value !== 'string' || !hasQuestionMark(value)) return value
  const pieces = value.split('?')
  return raw(`(${pieces.map(() => '?').join(' || chr(63) || ')})`, pieces)
}
