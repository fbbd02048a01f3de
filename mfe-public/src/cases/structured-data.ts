/** Structured data of a case. */
import type { StoredCaseFragment } from './cases.generated.ts'

export function buildCaseStructuredData(
  { id, title, caseNumber, category, summary, updatedAt }: StoredCaseFragment,
  organisationName: string,
): object {
  const publisher = { '@type': 'NGO', name: organisationName, url: '/' }
  return {
    '@type': 'Article',
    headline: title,
    url: `/cases/${id}`,
    mainEntityOfPage: `/cases/${id}`,
    identifier: caseNumber ?? undefined,
    articleSection: category,
    description: summary ?? undefined,
    dateModified: updatedAt,
    author: publisher,
    publisher,
    inLanguage: 'en-US',
  }
}
