/** An item as it is stored: what a form holds of it, and the version it is. */
import type { Whole } from '../definition.ts'
import { draftOf } from './draft.ts'

/** The version is null for what is not stored yet. */
export type Stored<Draft> = { draft: Draft; version: number | null }

export const storedOf = <Draft extends object>(item: Whole<Draft>, blank: Draft): Stored<Draft> => ({
  draft: draftOf(item as Record<string, unknown>, blank),
  version: item.version ?? null,
})
