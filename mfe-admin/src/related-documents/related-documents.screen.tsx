/** Related Documents. */
import { relatedDocument } from '@access/content/related-documents/related-document.rules'
import { definition } from '../management/definition.ts'
import { byFlag } from '../management/filters.ts'
import { Management } from '../management/Management.tsx'
import { Availability } from './Availability.tsx'
import { blank } from './blank.ts'
import { documents, setRelatedDocuments } from './documents.ts'
import { RelatedDocumentForm } from './RelatedDocumentForm.tsx'

export const relatedDocuments = definition({
  path: 'related-documents',
  title: 'Related Documents',
  noun: 'related document',
  addLabel: 'Add related document',
  empty: 'No related documents yet. Create your first one!',
  documents,
  rules: relatedDocument,
  blank,
  Form: RelatedDocumentForm,
  nameOf: ({ title }) => title,
  columns: {
    Title: ({ title }) => title,
    Availability: (document) => <Availability document={document} />,
    Order: ({ displayOrder }) => displayOrder,
  },
  sorts: { Title: 'title', Availability: 'available', Order: 'displayOrder' },
  filters: [byFlag('available', 'By availability', ['Available', 'On request'])],
  marks: {
    set: setRelatedDocuments,
    offered: [
      { label: 'Make available', input: { available: true } },
      { label: 'Offer on request', input: { available: false } },
    ],
  },
})

export default function RelatedDocumentsScreen() {
  return <Management definition={relatedDocuments} />
}
