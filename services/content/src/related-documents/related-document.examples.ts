import type { Example } from '../item.examples.ts'
import type { RelatedDocumentInput } from './related-document.rules.ts'

export type RelatedDocumentExample = Example<'RelatedDocument', RelatedDocumentInput>

/** A related document as the interface gives it, with what the test is about. */
export const aRelatedDocument = (about: Partial<RelatedDocumentExample> = {}): RelatedDocumentExample => ({
  __typename: 'RelatedDocument',
  id: '5c2b7a10-0000-4000-8000-000000000008',
  title: 'Bylaws',
  description: 'How the board works from day to day.',
  available: true,
  file: '/documents/bylaws.pdf',
  displayOrder: 0,
  ...about,
})
