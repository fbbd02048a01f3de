/** Normalizes search texts and builds query conditions from them. */
import type { Item, Order } from '@access/service-kit'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'

const maxQueryLength = 200

/** Removes what PostgreSQL cannot store, trims, and limits the length. */
export const normalizeQuery = (text?: string | null) =>
  removeUnstorable(text).slice(0, maxQueryLength).toWellFormed().trim()

/** Removes what PostgreSQL cannot store, and trims. */
export const removeUnstorable = (text?: string | null) =>
  (text ?? '').replaceAll('\0', '').toWellFormed().trim()

/** Full-text search in a type with a `FullTextIndex`. */
export const matchesQuery = <T extends Item>(searchText: string): FilterQuery<T> =>
  ({ [raw(`searchable @@ ${tsquerySql}`, [searchText])]: [] }) as never

/** The pattern of LIKE for what contains the text; wildcards are escaped. */
export const formatContainsPattern = (searchText: string) => `%${searchText.replace(/[\\%_]/g, '\\$&')}%`

/** The pattern of a regular expression for what has a word that begins with the text. */
export const formatWordPrefixPattern = (searchText: string) =>
  `\\m${searchText.replace(/[^\p{L}\p{N}\s]/gu, '\\$&')}`

/** The most relevant first. */
export const orderByRelevance = <T extends Item>(searchText: string): Order<T> =>
  [{ [raw(`ts_rank(searchable, ${tsquerySql}, 1)`, [searchText])]: 'desc' }] as never

/** The syntax of web search engines: "a phrase", this OR that, -not this. No input is a syntax error. */
export const tsquerySql = "websearch_to_tsquery('english', ?)"
