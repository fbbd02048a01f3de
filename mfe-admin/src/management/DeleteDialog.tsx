/** Asks for confirmation before an item is deleted. */
import { isolate } from '@access/kit'
import { buildFailureToast, buildSuccessToast } from '../components/change.messages.ts'
import { ActionDialog } from '../forms/ActionDialog.tsx'
import type { Definition, ListedItem } from './definition/definition.ts'

export function DeleteDialog<Row extends ListedItem, Draft extends object>({
  definition: { noun, getName, queries, Dependents },
  row,
  onClosed,
}: {
  definition: Definition<Row, Draft>
  row: Row
  onClosed(isDeleted: boolean): void
}) {
  return (
    <ActionDialog
      title={`Delete ${noun}`}
      confirmLabel="Delete"
      document={queries.remove}
      variables={{ id: row.id }}
      successMessage={buildSuccessToast('delete', noun).description}
      failureMessage={buildFailureToast('delete', noun).description}
      onClosed={onClosed}
    >
      {(close) => (
        <>
          <p>Are you sure you want to delete "{isolate(getName(row))}"? This action cannot be undone.</p>
          {Dependents && <Dependents ids={[row.id]} row={row} onReplaced={close} />}
        </>
      )}
    </ActionDialog>
  )
}
