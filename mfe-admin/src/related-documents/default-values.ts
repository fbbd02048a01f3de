import type { RelatedDocumentDraft } from './related-documents.queries.ts'

/** A new related document; available on request until it is published. */
export const defaultValues: RelatedDocumentDraft = {
  title: '',
  description: null,
  available: false,
  file: null,
  displayOrder: 0,
}
