/** The way from a judgment to the request form, with the category chosen there. */

/** What judgments are about, as the request form calls it. */
export const helpCategories: Readonly<Record<string, string>> = {
  'Family Law': 'Family Law',
  Housing: 'Housing Rights',
  'Housing Rights': 'Housing Rights',
  Employment: 'Employment',
  Immigration: 'Immigration',
  Criminal: 'Criminal Defense',
  'Criminal Defense': 'Criminal Defense',
  'Civil Rights': 'Civil Rights',
}

/** Without a category that the form knows, it begins with none chosen. */
export function buildHelpUrl(category: string): string {
  const helpCategory = helpCategories[category]
  return helpCategory ? `/get-help?category=${encodeURIComponent(helpCategory)}` : '/get-help'
}
