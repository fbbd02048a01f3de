/** Asks before a picture or a PDF goes for good; the service refuses while a page still shows it, and says which. */
import { isolate } from '@access/kit'
import { ActionDialog } from '../../../forms/ActionDialog.tsx'
import { DeleteFileDocument, type StoredFileFragment } from './files.generated.ts'

export function DeleteFileDialog({
  file: { id, name },
  onClosed,
}: {
  file: StoredFileFragment
  /** Called once the dialog has closed, with whether it is gone. */
  onClosed(isDeleted: boolean): void
}) {
  return (
    <ActionDialog
      title="Delete file"
      confirmLabel="Delete"
      document={DeleteFileDocument}
      variables={{ id }}
      successMessage="File deleted successfully"
      failureMessage="Failed to delete file"
      onClosed={onClosed}
    >
      <p>Are you sure you want to delete "{isolate(name)}"? This action cannot be undone.</p>
    </ActionDialog>
  )
}
