/** What judgments can be narrowed by. Other categories exist in the data and are found by searching. */

export const filterNames = ['q', 'category', 'court', 'sort'] as const

export type JudgmentFilters = Record<(typeof filterNames)[number], string>

export const categories = ['Family Law', 'Housing', 'Employment', 'Immigration', 'Criminal'] as const

export const courts = ['Supreme Court', 'Appeals Court', 'District Court'] as const

/** How what was found may be sorted; without words to search for, there is only the date. */
export const orders = [
  { value: '', label: 'Most relevant' },
  { value: 'date', label: 'Newest' },
] as const

/** The page number in an address; whatever is not one is the first. */
export function pageIn(address: string | null): number {
  const page = Number(address)
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** The address of a page of the same search. */
export function addressOf(filters: JudgmentFilters, page: number): string {
  const params = new URLSearchParams()
  for (const name of filterNames) if (filters[name]) params.set(name, filters[name])
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `/judgments?${params}` : '/judgments'
}

/** A chosen value that the list does not offer is offered all the same, so that the field shows the truth. */
export const offering = (options: readonly string[], chosen: string) =>
  (chosen && !options.includes(chosen) ? [...options, chosen] : options).map((value) => ({
    value,
    label: value,
  }))
