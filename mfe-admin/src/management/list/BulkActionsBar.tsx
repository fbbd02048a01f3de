/** The bulk actions for the selected rows. */
import { Alert, Button } from 'antd'
import { buildMessages, formatCount } from '../../components/change.messages.ts'
import { useAction } from '../../data/use-action.ts'
import type { BulkUpdates, Definition } from '../definition/definition.ts'
import { BulkBar } from './BulkBar.tsx'

export function BulkActionsBar({
  definition,
  ids,
  onClear,
  onDelete,
  onDone,
}: {
  definition: Definition
  ids: string[]
  onClear(): void
  onDelete(): void
  /** Called on success. */
  onDone(): void
}) {
  const { noun, bulkUpdates } = definition
  return (
    <BulkBar count={ids.length}>
      {bulkUpdates && <BulkUpdateButtons noun={noun} bulkUpdates={bulkUpdates} ids={ids} onDone={onDone} />}
      <Button danger onClick={onDelete}>
        Delete selected
      </Button>
      <Button type="text" onClick={onClear}>
        Clear selection
      </Button>
    </BulkBar>
  )
}

function BulkUpdateButtons({
  noun,
  bulkUpdates: { mutation, options },
  ids,
  onDone,
}: {
  noun: string
  bulkUpdates: BulkUpdates
  ids: string[]
  onDone(): void
}) {
  const { act, isActing, errorMessage } = useAction(
    mutation,
    buildMessages('update', formatCount(ids.length, noun)),
  )
  return (
    <>
      {options.map(({ label, input }) => (
        <Button
          key={label}
          disabled={isActing}
          onClick={async () => {
            if (await act({ ids, input })) onDone()
          }}
        >
          {label}
        </Button>
      ))}
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
    </>
  )
}
