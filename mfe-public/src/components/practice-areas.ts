/** The practice areas of the office, by what its content calls them, and the way to the request form for each. */
import type { Office } from '@access/kit'

type PracticeAreas = Office['practiceAreas']

/** The practice area of a category, be it of a request, a case, a service or a judgment; undefined for any other. */
export const findPracticeArea = (category: string, practiceAreas: PracticeAreas) =>
  practiceAreas.find(({ name, judgmentCategory }) =>
    [name, judgmentCategory].some((known) => known?.toLowerCase() === category.trim().toLowerCase()),
  )

/** Without a category that the form knows, it begins with none chosen. */
export function buildHelpUrl(category: string, practiceAreas: PracticeAreas): string {
  const area = findPracticeArea(category, practiceAreas)
  return area ? `/get-help?category=${encodeURIComponent(area.name)}` : '/get-help'
}
