/** Filters as the screens write them. */
import { capitalised } from '@access/kit'
import type { Filter } from './definition.ts'

/** By the words of a column: `byWords('status', 'By status', caseStatuses)`. */
export const byWords = (column: string, label: string, words: readonly string[] = []): Filter => ({
  column,
  label,
  options: words.map((value) => ({ value, label: capitalised(value) })),
})

/** By a flag, in the words for it: `byFlag('isActive', 'By status', ['Active', 'Inactive'])`. */
export const byFlag = (column: string, label: string, [on, off]: [on: string, off: string]): Filter => ({
  column,
  label,
  options: [
    { value: 'true', label: on },
    { value: 'false', label: off },
  ],
  isFlag: true,
})
