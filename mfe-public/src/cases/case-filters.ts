/** Filters the public cases by text, category and status. */
import { hasSearchParts } from '@access/service-kit/text/search-text.rules'
import type { StoryCaseFragment } from './cases.generated.ts'

export const filterNames = ['q', 'category', 'status'] as const

type CaseFilters = Record<(typeof filterNames)[number], string>

/** The cases that match all filters; text is searched in title, number and summary. */
export function filterCases(
  cases: readonly StoryCaseFragment[],
  { q, category, status }: CaseFilters,
): StoryCaseFragment[] {
  return cases.filter(
    (legalCase) =>
      hasSearchParts([legalCase.title, legalCase.caseNumber, legalCase.summary], q) &&
      (!category || isSameText(legalCase.category, category)) &&
      (!status || isSameText(legalCase.status, status)),
  )
}

/** The options of a filter: the values that have results, and the selected one. */
export function listFilterValues(values: readonly string[], selected: string): string[] {
  const all =
    selected && !values.some((value) => isSameText(value, selected)) ? [...values, selected] : values
  return [...new Set(all)].sort((one, other) => one.localeCompare(other))
}

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
