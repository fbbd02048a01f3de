/** Asks before a picture or a PDF goes for good; the service refuses while a page still shows it, and says which. */
import { isolate } from '@access/kit'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { useAction } from '../../../data/use-action.ts'
import { DeleteFileDocument, type StoredFileFragment } from './files.generated.ts'

export function DeleteFileDialog({
  file: { id, name },
  onClosed,
}: {
  file: StoredFileFragment
  /** Called once the dialog has closed, with whether it is gone. */
  onClosed(isDeleted: boolean): void
}) {
  const { act, isActing, errorMessage } = useAction(DeleteFileDocument, {
    successMessage: 'File deleted successfully',
    failureMessage: 'Failed to delete file',
  })
  return (
    <ConfirmDialog
      title="Delete file"
      confirmLabel="Delete"
      onConfirm={async () => (await act({ id })) !== null}
      isActing={isActing}
      errorMessage={errorMessage}
      onClosed={onClosed}
    >
      <p>Are you sure you want to delete "{isolate(name)}"? This action cannot be undone.</p>
    </ConfirmDialog>
  )
}
