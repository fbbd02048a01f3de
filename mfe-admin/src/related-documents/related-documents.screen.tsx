/** Related Documents. */

import { relatedDocument } from '@access/content/related-documents/related-document.rules'
import { FileCheck } from 'lucide-react'
import { Badge } from '../components/Badge.tsx'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { collectQueries } from '../management/definition/definition.ts'
import { createFlagFilter } from '../management/definition/filters.ts'
import { FileField } from '../management/fields/files/FileField.tsx'
import { LongField, NumberField, SwitchField, TextField } from '../management/fields/index.tsx'
import { FlagCell, RowSwitch } from '../management/list/RowSwitch.tsx'
import { createManagement } from '../management/Management.tsx'
import * as documents from './related-documents.generated.ts'
import {
  type RelatedDocumentRowFragment,
  SetRelatedDocumentsDocument,
} from './related-documents.generated.ts'

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

/** Whether visitors can open a document, and the switch for it. */
function Availability({ document }: { document: RelatedDocumentRowFragment }) {
  const { id, title, available } = document
  return (
    <FlagCell>
      <RowSwitch
        id={id}
        flag="available"
        isOn={available}
        label={`Available: ${title}`}
        icon={<FileCheck size={12} aria-hidden />}
        noun="related document"
        mutation={SetRelatedDocumentsDocument}
      />
      <AvailabilityBadge document={document} />
    </FlagCell>
  )
}

function AvailabilityBadge({ document: { available, file } }: { document: RelatedDocumentRowFragment }) {
  if (!available) return <Badge tone="plain">On request</Badge>
  // Visitors are offered to ask for what has no file, whatever is said here.
  return file ? <Badge tone="moss">Available</Badge> : <Badge tone="amber">File missing</Badge>
}

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
