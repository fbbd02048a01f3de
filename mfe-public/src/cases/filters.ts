/** Finding a case among those that are shown: by words, by category, by status. */
import type { StoryCase } from './documents.ts'

export const filterNames = ['q', 'category', 'status'] as const

export type CaseFilters = Record<(typeof filterNames)[number], string>

/** The cases that meet every filter that is set; words are looked for in title, number and summary. */
export function found(cases: readonly StoryCase[], { q, category, status }: CaseFilters): StoryCase[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return cases.filter((legalCase) => {
    const told = [legalCase.title, legalCase.caseNumber, legalCase.summary].join(' ').toLowerCase()
    return (
      words.every((word) => told.includes(word)) &&
      (!category || same(legalCase.category, category)) &&
      (!status || same(legalCase.status, status))
    )
  })
}

/** What there is to choose from: only what leads somewhere, and what was already chosen. */
export function offered(values: readonly string[], chosen: string): string[] {
  const all = chosen && !values.some((value) => same(value, chosen)) ? [...values, chosen] : values
  return [...new Set(all)].sort((one, other) => one.localeCompare(other))
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
