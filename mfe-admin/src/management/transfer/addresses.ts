/** Where the items of a type go out and come in as files. */
import { paths } from '@access/content/paths.rules'
import type { PageInput } from '../definition.ts'

export type Format = 'csv' | 'json'

/** The place of a type under /api/admin; undefined for one that has none. */
export const placeOf = (typename: string): string | undefined => paths[typename as keyof typeof paths]

/** The items that a question is about, on whatever page. */
export function exportAddress(place: string, format: Format, asked: PageInput): string {
  const { search, sort, descending, filters = [] } = asked
  const query = new URLSearchParams({ format })
  if (search) query.set('search', search)
  if (sort) query.set('sort', sort)
  if (descending) query.set('descending', 'true')
  for (const { column, value } of filters) query.append('filter', `${column}:${value}`)
  return `/api/admin/${place}/export?${query}`
}

/** `comparedWith` is what the dry run was told. */
export function importAddress(place: string, comparedWith: string | null): string {
  const query = new URLSearchParams({ dryRun: String(comparedWith === null) })
  if (comparedWith !== null) query.set('comparedWith', comparedWith)
  return `/api/admin/${place}/import?${query}`
}
