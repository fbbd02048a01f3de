/** What a visitor typed into a search box, and which items it is true of. */
import type { Item, Order } from '@access/service-kit'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'

const longest = 200

/** Without what PostgreSQL cannot hold, without what surrounds it, and not longer than anyone types. */
export const typed = (text?: string | null) => storable(text).slice(0, longest).toWellFormed().trim()

/** Without what PostgreSQL cannot hold, and without what surrounds it. */
export const storable = (text?: string | null) => (text ?? '').replaceAll('\0', '').toWellFormed().trim()

/** Said by the items of a `Searched` type: what they are asked for in words. */
export const saying = <T extends Item>(words: string): FilterQuery<T> =>
  ({ [raw(`searchable @@ ${query}`, [words])]: [] }) as never

/** In the column, anywhere: also in the middle of a word, signs and all. */
export const containing = <T extends Item>(column: string, words: string): FilterQuery<T> =>
  ({ [column]: { $ilike: `%${words.replace(/[\\%_]/g, '\\$&')}%` } }) as never

/** In the column, as the beginning of a word. */
export const beginningWith = <T extends Item>(column: string, words: string): FilterQuery<T> =>
  ({ [raw(`${column} ~* ?`, [`\\m${words.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}`])]: [] }) as never

/** Those first of which the words say most. */
export const mostRelevantFirst = <T extends Item>(words: string): Order<T> =>
  [{ [raw(`ts_rank(searchable, ${query}, 1)`, [words])]: 'desc' }] as never

/** As people write to search engines: "a phrase", this OR that, -not this. Nothing that is typed is an error. */
export const query = "websearch_to_tsquery('english', ?)"
