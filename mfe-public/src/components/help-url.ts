/** The way to the request form, with the category chosen there. */
import { findPracticeArea, type PracticeAreas } from './find-practice-area.ts'

/** Without a category that the form knows, it begins with none chosen. */
export function buildHelpUrl(category: string, practiceAreas: PracticeAreas): string {
  const area = findPracticeArea(category, practiceAreas)
  return area ? `/get-help?category=${encodeURIComponent(area.name)}` : '/get-help'
}
