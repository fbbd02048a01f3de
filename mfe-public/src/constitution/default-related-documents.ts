import type { RelatedDocumentFragment } from './constitution.generated.ts'
import { relatedPages } from './related-pages.ts'

/** What the card names until somebody manages related documents; the texts of two are pages of this site. */
export const defaultRelatedDocuments: RelatedDocumentFragment[] = [
  'Bylaws',
  'Code of Conduct',
  'Policies and Procedures',
  'Annual Reports',
].map((title) => ({
  id: title,
  title,
  description: null,
  available: relatedPages.some((page) => page.title === title),
  file: null,
}))
