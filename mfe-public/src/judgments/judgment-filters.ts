/** The filters of judgments. Other categories exist in the data and are found by searching. */

export const filterNames = ['q', 'category', 'court', 'judge', 'from', 'to', 'sort'] as const

export const courts = ['Supreme Court', 'Appeals Court', 'District Court'] as const

/** The orders of results; without a search text there is only the date. */
export const sortOptions = [
  { value: '', label: 'Most relevant' },
  { value: 'date', label: 'Newest' },
] as const

/** A chosen value that the list does not offer is offered all the same, so that the field shows the truth. */
export const listOptions = (options: readonly string[], selected: string) =>
  (selected && !options.includes(selected) ? [...options, selected] : options).map((value) => ({
    value,
    label: value,
  }))
