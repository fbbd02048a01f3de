/** Whether visitors can open a document, and the switch for it. */
import { Badge } from '@access/kit'
import { FileCheck } from 'lucide-react'
import { RowSwitch } from '../management/list/RowSwitch.tsx'
import { Switched } from '../management/list/Switched.tsx'
import { type RelatedDocumentRow, setRelatedDocuments } from './documents.ts'

export function Availability({ document }: { document: RelatedDocumentRow }) {
  const { id, title, available } = document
  return (
    <Switched>
      <RowSwitch
        id={id}
        flag="available"
        isOn={available}
        label={`Available: ${title}`}
        icon={<FileCheck size={12} aria-hidden />}
        noun="related document"
        set={setRelatedDocuments}
      />
      <Standing document={document} />
    </Switched>
  )
}

function Standing({ document: { available, file } }: { document: RelatedDocumentRow }) {
  if (!available) return <Badge tone="plain">On request</Badge>
  // Visitors are offered to ask for what has no file, whatever is said here.
  return file ? <Badge tone="moss">Available</Badge> : <Badge tone="amber">File missing</Badge>
}
