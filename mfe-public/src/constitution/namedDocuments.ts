import type { RelatedDocument } from './documents.ts'
import { relatedPages } from './relatedPages.ts'

/** What the card names until somebody manages related documents; the texts of two are pages of this site. */
export const namedDocuments: RelatedDocument[] = [
  'Bylaws',
  'Code of Conduct',
  'Policies and Procedures',
  'Annual Reports',
].map((title) => {
  const file = relatedPages.find((page) => page.title === title)?.file ?? null
  return { id: title, title, description: null, available: file !== null, file }
})
