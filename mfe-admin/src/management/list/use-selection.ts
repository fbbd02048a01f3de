/** The selected rows of the current page; another page or query clears the selection. */
import { useState } from 'react'
import type { ListedItem } from '../definition/definition.ts'

export type Selection<Row extends ListedItem> = {
  selected: Row[]
  isSelected(row: Row): boolean
  select(rows: readonly Row[], isSelected: boolean): void
  clear(): void
  /** Selects these, and no others. */
  selectOnly(ids: readonly string[]): void
}

/** `queryString` identifies the page of rows. */
export function useSelection<Row extends ListedItem>(
  rows: readonly Row[],
  queryString: string,
): Selection<Row> {
  const [selection, setSelection] = useState({ queryString, ids: new Set<string>() })
  const ids = selection.queryString === queryString ? selection.ids : new Set<string>()

  function select(changedRows: readonly Row[], isSelected: boolean) {
    const otherIds = [...ids].filter((id) => !changedRows.some((row) => row.id === id))
    setSelection({
      queryString,
      ids: new Set(isSelected ? [...otherIds, ...changedRows.map(({ id }) => id)] : otherIds),
    })
  }

  return {
    selected: rows.filter(({ id }) => ids.has(id)),
    isSelected: ({ id }) => ids.has(id),
    select,
    clear: () => setSelection({ queryString, ids: new Set() }),
    selectOnly: (ids) => setSelection({ queryString, ids: new Set(ids) }),
  }
}
