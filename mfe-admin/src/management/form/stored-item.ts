/** A stored item: its draft and version. */

import type { Values } from '../../forms/differences.ts'
import { buildDraft } from '../../forms/draft.ts'
import type { FullItem, Pictures } from '../definition/definition.ts'

/** The version is null for a new item. */
export type StoredItem<Draft = Values> = { draft: Draft; version: number | null } & Pictures

export const parseStoredItem = <Draft extends object>(
  item: FullItem<Draft>,
  defaultValues: Draft,
): StoredItem<Draft> => ({
  draft: buildDraft(omitTypenames(item) as Record<string, unknown>, defaultValues),
  version: item.version,
  pictures: item.pictures ?? null,
  warnings: item.warnings ?? null,
})

// The typenames that urql adds are not sent back.
function omitTypenames(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitTypenames)
  if (typeof value !== 'object' || value === null) return value
  const { __typename, ...fields } = value as Record<string, unknown>
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, omitTypenames(field)]))
}
