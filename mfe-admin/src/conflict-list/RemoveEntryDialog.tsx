/** Asks for confirmation before an entry is removed. */
import { isolate } from '@access/kit'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useAction } from '../data/use-action.ts'
import { type ConflictListEntryFragment, RemoveConflictListEntryDocument } from './conflict-list.generated.ts'

/** What an entry is called whose name cannot be decrypted. */
export const unreadableEntry = 'the entry that cannot be read'

export function RemoveEntryDialog({
  entry: { id, name },
  onRemoved,
  onClosed,
}: {
  entry: ConflictListEntryFragment
  onRemoved(): void
  onClosed(isDone: boolean): void
}) {
  const { act, ...acting } = useAction(RemoveConflictListEntryDocument, {
    successMessage: 'Entry removed successfully',
    failureMessage: 'Failed to remove entry',
  })
  return (
    <ConfirmDialog
      title={`Remove ${isolate(name ?? unreadableEntry)}?`}
      confirmLabel="Remove"
      onConfirm={async () => {
        const isRemoved = (await act({ id })) !== null
        if (isRemoved) onRemoved()
        return isRemoved
      }}
      {...acting}
      onClosed={onClosed}
    >
      <p>Parties of requests are no longer compared with this entry.</p>
    </ConfirmDialog>
  )
}
