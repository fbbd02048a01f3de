/** Whether visitors can open a document, and the switch for it. */

import { FileCheck } from 'lucide-react'
import { Badge } from '../components/Badge.tsx'
import { FlagCell, RowSwitch } from '../management/list/RowSwitch.tsx'
import {
  type RelatedDocumentRowFragment,
  SetRelatedDocumentsDocument,
} from './related-documents.generated.ts'

export function Availability({ document }: { document: RelatedDocumentRowFragment }) {
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
