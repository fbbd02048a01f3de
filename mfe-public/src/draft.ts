/** What a page needs of an item, out of a draft: what is not written yet is as `blank` has it. */
import type { Draft } from '@access/kit'

export function drafted<Item extends object>(item: Draft, blank: Item): Item {
  const filled = Object.keys(blank).flatMap((name) => {
    const value = item[name]
    return value === undefined || value === null || value === '' ? [] : [[name, value] as const]
  })
  return { ...blank, ...Object.fromEntries(filled) }
}
