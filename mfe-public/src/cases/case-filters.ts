/** Filters the public cases by text, category and status. */
import type { StoryCaseFragment } from './cases.generated.ts'

export const filterNames = ['q', 'category', 'status'] as const

export type CaseFilters = Record<(typeof filterNames)[number], string>

/** The cases that match all filters; text is searched in title, number and summary. */
export function filterCases(
  cases: readonly StoryCaseFragment[],
  { q, category, status }: CaseFilters,
): StoryCaseFragment[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return cases.filter((legalCase) => {
    const searchableText = [legalCase.title, legalCase.caseNumber, legalCase.summary].join(' ').toLowerCase()
    return (
      words.every((word) => searchableText.includes(word)) &&
      (!category || isSameText(legalCase.category, category)) &&
      (!status || isSameText(legalCase.status, status))
    )
  })
}

/** The options of a filter: the values that have results, and the selected one. */
export function listFilterValues(values: readonly string[], selected: string): string[] {
  const all =
    selected && !values.some((value) => isSameText(value, selected)) ? [...values, selected] : values
  return [...new Set(all)].sort((one, other) => one.localeCompare(other))
}

const isSameText = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
