/** Builders of filters. */
import { capitalize } from '@access/kit'
import type { PracticeAreaNaming } from '../../data/use-practice-areas.ts'
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

/** By the categories that the office has. */
export const createPracticeAreaFilter = (naming: PracticeAreaNaming): Filter => ({
  column: 'category',
  label: 'By category',
  options: [],
  practiceAreas: naming,
})
