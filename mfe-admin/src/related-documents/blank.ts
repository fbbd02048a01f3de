import type { RelatedDocumentDraft } from './documents.ts'

/** A new related document, to be asked for until it is said to be available. */
export const blank: RelatedDocumentDraft = {
  title: '',
  description: null,
  available: false,
  file: null,
  displayOrder: 0,
}
