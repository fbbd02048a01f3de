/** Asks before a picture or a PDF goes for good; the service refuses while a page still shows it, and says which. */
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx'
import { useAct } from '../../../parts/useAct.ts'
import { DeleteFile, type StoredFile } from './documents.ts'

export function ThrowAway({ file: { id, name }, onClosed }: { file: StoredFile; onClosed(): void }) {
  const { act, isActing, refused } = useAct(DeleteFile, {
    done: 'File deleted successfully',
    failed: 'Failed to delete file',
  })
  return (
    <ConfirmDialog
      title="Delete file"
      confirm="Delete"
      onConfirm={async () => (await act({ id })) !== null}
      isActing={isActing}
      refused={refused}
      onClosed={onClosed}
    >
      <p>Are you sure you want to delete "{name}"? This action cannot be undone.</p>
    </ConfirmDialog>
  )
}
