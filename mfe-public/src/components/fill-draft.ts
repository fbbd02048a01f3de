/** Completes a draft for a page: missing fields have their values of `defaultValues`. */
import type { Draft } from '@access/kit'

export function fillDraft<Item extends object>(item: Draft, defaultValues: Item): Item {
  const filledFields = Object.keys(defaultValues).flatMap((name) => {
    const value = item[name]
    return value === undefined || value === null || value === '' ? [] : [[name, value] as const]
  })
  return { ...defaultValues, ...Object.fromEntries(filledFields) }
}
