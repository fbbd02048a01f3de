/** What a visitor typed into a search box, and which items it is true of. */
import type { Item, Order } from '@access/service-kit'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'

const longest = 200

/** Without what PostgreSQL cannot hold, without what surrounds it, and not longer than anyone types. */
export const typed = (text?: string | null) => storable(text).slice(0, longest).toWellFormed().trim()

/** Without what PostgreSQL cannot hold, and without what surrounds it. */
export const storable = (text?: string | null) => (text ?? '').replaceAll('\0', '').toWellFormed().trim()

/** Said by the items of a `Searched` type: by the words' stems anywhere, or by any part of what `inShort` says. */
export function saying<T extends Item>(words: string, inShort: string): FilterQuery<T> {
  const part = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return { $or: [{ [raw(`searchable @@ ${query}`, [words])]: [] }, { [inShort]: { $ilike: part } }] } as never
}

/** Those first of which the words say most. */
export const mostRelevantFirst = <T extends Item>(words: string): Order<T> =>
  [{ [raw(`ts_rank(searchable, ${query}, 1)`, [words])]: 'desc' }] as never

/** As people write to search engines: "a phrase", this OR that, -not this. Nothing that is typed is an error. */
export const query = "websearch_to_tsquery('english', ?)"
