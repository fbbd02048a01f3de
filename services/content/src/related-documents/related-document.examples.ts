import type { Example } from '../content-type/item.examples.ts'
import type { RelatedDocumentInput } from './related-document.rules.ts'

export type RelatedDocumentExample = Example<'RelatedDocument', RelatedDocumentInput>

/** Builds a related document as the API returns it. */
export const buildRelatedDocument = (
  overrides: Partial<RelatedDocumentExample> = {},
): RelatedDocumentExample => ({
  __typename: 'RelatedDocument',
  id: '5c2b7a10-0000-4000-8000-000000000008',
  title: 'Bylaws',
  description: 'How the board works from day to day.',
  available: true,
  file: '/documents/bylaws.pdf',
  displayOrder: 0,
  ...overrides,
})
