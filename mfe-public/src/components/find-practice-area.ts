/** The practice areas of the office, by what its content calls them. */
import type { Office } from '@access/kit'

export type PracticeAreas = Office['practiceAreas']

/** The practice area of a category, be it of a request, a case, a service or a judgment; undefined for any other. */
export const findPracticeArea = (category: string, practiceAreas: PracticeAreas) =>
  practiceAreas.find(({ name, judgmentCategory }) =>
    [name, judgmentCategory].some((known) => known?.toLowerCase() === category.trim().toLowerCase()),
  )
