/** Normalizes search texts and builds query conditions from them. */
import type { Item, Order } from '@access/service-kit'
import {
  listSearchWords,
  toPlainText,
  toWebSearch,
  trimMarks,
} from '@access/service-kit/text/search-text.rules'
import { type FilterQuery, raw } from '@mikro-orm/postgresql'

const maxQueryLength = 200

/** A search as it is shown: limited, trimmed, without what PostgreSQL cannot store; empty when nothing of it is seen. */
export function normalizeQuery(text?: string | null): string {
  const query = removeUnstorable(text).slice(0, maxQueryLength).toWellFormed().trim()
  return toPlainText(query).trim() === '' ? '' : query
}

/** Removes what PostgreSQL cannot store, and trims. */
export const removeUnstorable = (text?: string | null) =>
  (text ?? '').replaceAll('\0', '').toWellFormed().trim()

/** Full-text search in a type with a `FullTextIndex`. */
export const matchesQuery = <T extends Item>(searchText: string): FilterQuery<T> =>
  ({ [raw(`searchable @@ ${tsquerySql}`, [toWebSearch(searchText)])]: [] }) as FilterQuery<T>

/** The pattern of LIKE for plain texts that contain this one, but for the marks around it; wildcards are escaped. */
export function formatContainsPattern(searchText: string): string {
  const text = toPlainText(searchText)
  return `%${(trimMarks(text) || text).replace(/[\\%_]/g, '\\$&')}%`
}

/** The pattern of a regular expression for words of which one begins with the text; null without any. */
export function formatWordPrefixPattern(searchText: string): string | null {
  const words = listSearchWords(searchText)
  return words.length === 0 ? null : `(^| )${words.join(' +')}`
}

/** The most relevant first. */
export const orderByRelevance = <T extends Item>(searchText: string): Order<T> =>
  [{ [raw(`ts_rank(searchable, ${tsquerySql}, 1)`, [toWebSearch(searchText)])]: 'desc' }] as Order<T>

/** For what `toWebSearch` makes of a text: "a phrase", this OR that, -not this. No input is a syntax error. */
export const tsquerySql = "websearch_to_tsquery('english', ?)"
