/** A case's story in the words of schema.org. */
import { organisation } from '@access/kit'
import type { StoredCase } from './documents.ts'

export function structuredCase({ id, title, caseNumber, category, summary, updatedAt }: StoredCase): object {
  const publisher = { '@type': 'NGO', name: organisation.name, url: '/' }
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
