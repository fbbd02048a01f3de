/** The URLs of import and export. */
import { managedPaths } from '@access/content/content-type/managed-type.rules'
import type { PageInput } from '../definition/definition.ts'

export type Format = 'csv' | 'json'

/** The path of a type under /api/admin, if it has one. */
export const getApiPath = (typename: string): string | undefined =>
  managedPaths[typename as keyof typeof managedPaths]

/** All items that match the filters, without pagination. */
export function buildExportUrl(apiPath: string, format: Format, input: PageInput): string {
  const { search, sort, descending, filters = [] } = input
  const query = new URLSearchParams({ format })
  if (search) query.set('search', search)
  if (sort) query.set('sort', sort)
  if (descending) query.set('descending', 'true')
  for (const { column, value } of filters) query.append('filter', `${column}:${value}`)
  return `/api/admin/${apiPath}/export?${query}`
}

/** `fingerprint` is that of the dry run; null for a dry run. */
export function buildImportUrl(apiPath: string, fingerprint: string | null): string {
  const query = new URLSearchParams({ dryRun: String(fingerprint === null) })
  if (fingerprint !== null) query.set('fingerprint', fingerprint)
  return `/api/admin/${apiPath}/import?${query}`
}
