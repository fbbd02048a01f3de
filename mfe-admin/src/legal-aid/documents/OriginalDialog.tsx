/** The question before the original of a document with active content is downloaded. */
import { isolate } from '@access/kit'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { useSaveFile } from '../../data/use-save-file.ts'
import type { RequestDocumentFragment } from '../request/opened-request.generated.ts'

export function OriginalDialog({
  document,
  onClosed,
}: {
  document: RequestDocumentFragment
  onClosed(): void
}) {
  const { save, isSaving, errorMessage } = useSaveFile()
  return (
    <ConfirmDialog
      title="Download the original?"
      confirmLabel="Download the original"
      isActing={isSaving}
      errorMessage={errorMessage}
      onConfirm={() =>
        save(`/api/admin/documents/${encodeURIComponent(document.id)}/original`, document.name)
      }
      onClosed={onClosed}
    >
      <p>
        {isolate(document.name)} has, or may have, scripts, attachments or objects in it. In another program
        they can act as soon as it is opened: send data, start something, or show what is not there.
      </p>
      <p>Download it only where its pages are not enough. The timeline will say that you did.</p>
    </ConfirmDialog>
  )
}
