/** The practice areas of the office, by what its content calls them, and the way to the request form for each. */
import type { Office } from '@access/kit'

type PracticeAreas = Office['practiceAreas']

/** The practice area of a category, be it of a request, a case, a service or a judgment; undefined for any other. */
export const findPracticeArea = (category: string, practiceAreas: PracticeAreas) =>
  practiceAreas.find(({ name, judgmentCategory }) =>
    [name, judgmentCategory].some((known) => known?.toLowerCase() === category.trim().toLowerCase()),
  )

/** The form for a service: one outside its areas begins with the nearest one, and is named. */
export function buildServiceHelpUrl(
  { title, category, requestArea }: { title: string; category: string; requestArea: string | null },
  practiceAreas: PracticeAreas,
): string {
  if (findPracticeArea(category, practiceAreas)) return buildHelpUrl(category, practiceAreas)
  const area = findPracticeArea(requestArea ?? '', practiceAreas)
  return `/get-help?${new URLSearchParams({ ...(area && { category: area.name }), service: title })}`
}

/** Without a category that the form knows, it begins with none chosen. */
export function buildHelpUrl(category: string, practiceAreas: PracticeAreas): string {
  const area = findPracticeArea(category, practiceAreas)
  return area ? `/get-help?category=${encodeURIComponent(area.name)}` : '/get-help'
}
