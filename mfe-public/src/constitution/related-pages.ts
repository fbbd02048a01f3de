/** Documents that belong to the constitution: those whose text is ours, and how to ask for the others. */
import type { RelatedDocumentFragment } from './constitution.generated.ts'

/** Each is a page under the constitution, and a PDF made of that page. */
export const relatedPages = [
  { name: 'bylaws', title: 'Bylaws', file: '/documents/bylaws.pdf' },
  { name: 'code-of-conduct', title: 'Code of Conduct', file: '/documents/code-of-conduct.pdf' },
] as const

/** What the card names until somebody manages related documents. */
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

/** The link to ask for a copy of a document: the contact form, with its subject filled in. */
export const buildCopyRequestUrl = (documentTitle: string) =>
  `/contact?${new URLSearchParams({ subject: `Copy of ${documentTitle}` })}`
