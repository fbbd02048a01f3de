/** The filters of judgments. Other categories exist in the data and are found by searching. */

export const filterNames = ['q', 'category', 'court', 'sort'] as const

export type JudgmentFilters = Record<(typeof filterNames)[number], string>

export const courts = ['Supreme Court', 'Appeals Court', 'District Court'] as const

/** The orders of results; without a search text there is only the date. */
export const sortOptions = [
  { value: '', label: 'Most relevant' },
  { value: 'date', label: 'Newest' },
] as const

/** The page number in a URL; the first if it is invalid. */
export function parsePageNumber(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The URL of a page of the same search. */
export function buildJudgmentsUrl(filters: JudgmentFilters, page: number): string {
  const params = new URLSearchParams()
  for (const name of filterNames) if (filters[name]) params.set(name, filters[name])
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/judgments?${params}` : '/judgments'
}

/** A chosen value that the list does not offer is offered all the same, so that the field shows the truth. */
export const listOptions = (options: readonly string[], selected: string) =>
  (selected && !options.includes(selected) ? [...options, selected] : options).map((value) => ({
    value,
    label: value,
  }))
