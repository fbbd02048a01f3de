/** The rows that were chosen, of those that can be seen: another page or another question begins with none. */
import { useState } from 'react'
import type { Listed } from '../definition.ts'

export type Selection<Row extends Listed> = {
  chosen: Row[]
  isChosen(row: Row): boolean
  choose(rows: readonly Row[], isChosen: boolean): void
  clear(): void
}

/** `address` is where the rows are listed. */
export function useSelection<Row extends Listed>(rows: readonly Row[], address: string): Selection<Row> {
  const [kept, keep] = useState({ address, ids: new Set<string>() })
  const ids = kept.address === address ? kept.ids : new Set<string>()

  function choose(some: readonly Row[], isChosen: boolean) {
    const others = [...ids].filter((id) => !some.some((row) => row.id === id))
    keep({ address, ids: new Set(isChosen ? [...others, ...some.map(({ id }) => id)] : others) })
  }

  return {
    chosen: rows.filter(({ id }) => ids.has(id)),
    isChosen: ({ id }) => ids.has(id),
    choose,
    clear: () => keep({ address, ids: new Set() }),
  }
}
