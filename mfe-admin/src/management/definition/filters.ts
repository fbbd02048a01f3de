/** Builders of filters. */
import { capitalize } from '@access/kit'
import type { Filter } from './definition.ts'

/** By the values of a column: `createValueFilter('status', 'By status', caseStatuses)`. */
export const createValueFilter = (column: string, label: string, values: readonly string[] = []): Filter => ({
  column,
  label,
  options: values.map((value) => ({ value, label: capitalize(value) })),
})

/** By a flag, with labels for on and off: `createFlagFilter('isActive', 'By status', ['Active', 'Inactive'])`. */
export const createFlagFilter = (
  column: string,
  label: string,
  [on, off]: [on: string, off: string],
): Filter => ({
  column,
  label,
  options: [
    { value: 'true', label: on },
    { value: 'false', label: off },
  ],
  isFlag: true,
})
