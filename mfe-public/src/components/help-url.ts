/** The way to the request form, with the category chosen there. */
import { findPracticeArea } from '@access/service-kit/practice-areas/practice-areas.rules'

/** Without a category that the form knows, it begins with none chosen. */
export function buildHelpUrl(category: string): string {
  const area = findPracticeArea(category)
  return area ? `/get-help?category=${encodeURIComponent(area.name)}` : '/get-help'
}
