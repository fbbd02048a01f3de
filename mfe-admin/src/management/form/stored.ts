/** An item as it is stored: what a form holds of it, and the version it is. */
import type { Whole } from '../definition.ts'
import { draftOf } from './draft.ts'

/** The version is null for what is not stored yet. */
export type Stored<Draft> = { draft: Draft; version: number | null }

export const storedOf = <Draft extends object>(item: Whole<Draft>, blank: Draft): Stored<Draft> => ({
  draft: draftOf(plain(item) as Record<string, unknown>, blank),
  version: item.version ?? null,
})

// What the client calls the type of each row is none of what is sent back.
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  const { __typename, ...fields } = value as Record<string, unknown>
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, plain(field)]))
}
