/** Asks before a name goes. */
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useAct } from '../parts/useAct.ts'
import { type KeptParty, removeKeptParty } from './documents.ts'

export function RemoveDialog({
  party: { id, name },
  onClosed,
}: {
  party: KeptParty
  onClosed(isDone: boolean): void
}) {
  const { act, ...acting } = useAct(removeKeptParty, {
    done: 'Name removed successfully',
    failed: 'Failed to remove name',
  })
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      confirm="Remove"
      onConfirm={async () => (await act({ id })) !== null}
      {...acting}
      onClosed={onClosed}
    >
      <p>Names in requests are no longer compared with this one.</p>
    </ConfirmDialog>
  )
}
