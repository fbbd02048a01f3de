/** A case's story in the words of schema.org. */
import { organisation } from '@access/kit'
import type { CaseDetails } from './documents.ts'

export function structuredCase({ id, title, caseNumber, category, summary }: CaseDetails): object {
  const publisher = { '@type': 'NGO', name: organisation.name, url: '/' }
  return {
    '@type': 'Article',
    headline: title,
    url: `/cases/${id}`,
    mainEntityOfPage: `/cases/${id}`,
    identifier: caseNumber ?? undefined,
    articleSection: category,
    description: summary ?? undefined,
    author: publisher,
    publisher,
    inLanguage: 'en-US',
  }
}
