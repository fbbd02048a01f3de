/** Related Documents. */

import { relatedDocument } from '@access/content/related-documents/related-document.rules'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { collectQueries } from '../management/definition/definition.ts'
import { createFlagFilter } from '../management/definition/filters.ts'
import { FileField } from '../management/fields/files/FileField.tsx'
import { LongField, NumberField, SwitchField, TextField } from '../management/fields/index.tsx'
import { createManagement } from '../management/Management.tsx'
import { Availability } from './Availability.tsx'
import * as documents from './related-documents.generated.ts'
import { SetRelatedDocumentsDocument } from './related-documents.generated.ts'

export default createManagement({
  path: 'related-documents',
  title: 'Related Documents',
  noun: 'related document',
  empty: 'No related documents yet. Create your first one!',
  queries: collectQueries('RelatedDocument', documents),
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

/** The fields of a document that belongs beside the constitution. */
function RelatedDocumentForm() {
  return (
    <>
      <TextField name="title" label="Title" isWide />
      <LongField name="description" label="Description" rows={3} />
      <FileField
        kind="pdf"
        name="file"
        label="File"
        hint="A PDF: upload it, drop it here, or write its address"
      />
      <NumberField name="displayOrder" label="Order" hint="Smaller numbers come first" />
      <SwitchField
        name="available"
        label="Available"
        hint="Visitors open the file; otherwise they can ask for it"
      />
    </>
  )
}
