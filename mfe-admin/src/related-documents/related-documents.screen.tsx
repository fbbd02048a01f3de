/** Related Documents. */
import { relatedDocument } from '@access/content/related-documents/related-document.rules'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { defineManagement } from '../management/definition/definition.ts'
import { createFlagFilter } from '../management/definition/filters.ts'
import { Management } from '../management/Management.tsx'
import { Availability } from './Availability.tsx'
import { RelatedDocumentForm } from './RelatedDocumentForm.tsx'
import {
  AnyRelatedDocumentDocument,
  CreateRelatedDocumentDocument,
  DeleteRelatedDocumentDocument,
  DeleteRelatedDocumentsDocument,
  PageOfRelatedDocumentsDocument,
  SetRelatedDocumentsDocument,
  UpdateRelatedDocumentDocument,
} from './related-documents.generated.ts'

export const relatedDocuments = defineManagement({
  path: 'related-documents',
  title: 'Related Documents',
  noun: 'related document',
  addLabel: 'Add related document',
  empty: 'No related documents yet. Create your first one!',
  queries: {
    typename: 'RelatedDocument',
    page: PageOfRelatedDocumentsDocument,
    one: AnyRelatedDocumentDocument,
    create: CreateRelatedDocumentDocument,
    update: UpdateRelatedDocumentDocument,
    remove: DeleteRelatedDocumentDocument,
    removeMany: DeleteRelatedDocumentsDocument,
  },
  rules: relatedDocument,
  defaultValues: buildEmptyDraft(relatedDocument),
  Form: RelatedDocumentForm,
  getName: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    Availability: (document) => <Availability document={document} />,
    Order: ({ displayOrder }) => displayOrder,
  },
  sortColumns: { Title: 'title', Availability: 'available', Order: 'displayOrder' },
  filters: [createFlagFilter('available', 'By availability', ['Available', 'On request'])],
  bulkUpdates: {
    mutation: SetRelatedDocumentsDocument,
    options: [
      { label: 'Make available', input: { available: true } },
      { label: 'Offer on request', input: { available: false } },
    ],
  },
})

export default function RelatedDocumentsScreen() {
  return <Management definition={relatedDocuments} />
}
