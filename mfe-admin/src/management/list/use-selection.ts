/** The selected rows of the current page; another page or query clears the selection. */
import { useState } from 'react'
import type { ListedItem } from '../definition/definition.ts'

export type Selection<Row extends ListedItem> = {
  selected: Row[]
  /** Selects a row, or no longer. */
  toggle(row: Row): void
  clear(): void
  /** Selects these, and no others. */
  selectOnly(ids: readonly string[]): void
}

/** `page` identifies the page of rows. */
export function useSelection<Row extends ListedItem>(rows: readonly Row[], page: string): Selection<Row> {
  const [selection, setSelection] = useState({ page, ids: new Set<string>() })
  const ids = selection.page === page ? selection.ids : new Set<string>()
  const selectOnly = (ids: readonly string[]) => setSelection({ page, ids: new Set(ids) })
  return {
    selected: rows.filter(({ id }) => ids.has(id)),
    toggle: ({ id }) => selectOnly(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    clear: () => selectOnly([]),
    selectOnly,
  }
}
