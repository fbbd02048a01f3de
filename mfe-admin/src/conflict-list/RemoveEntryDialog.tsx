/** Asks for confirmation before an entry is removed. */
import { isolate } from '@access/kit'
import { ActionDialog } from '../forms/ActionDialog.tsx'
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
  return (
    <ActionDialog
      title={`Remove ${isolate(name ?? unreadableEntry)}?`}
      confirmLabel="Remove"
      document={RemoveConflictListEntryDocument}
      variables={{ id }}
      successMessage="Entry removed successfully"
      failureMessage="Failed to remove entry"
      onDone={onRemoved}
      onClosed={onClosed}
    >
      <p>Parties of requests are no longer compared with this entry.</p>
    </ActionDialog>
  )
}
