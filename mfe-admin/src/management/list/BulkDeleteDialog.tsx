/** Asks for confirmation before many items are deleted: their number has to be typed. */
import { Input } from 'antd'
import { type ComponentType, useId, useState } from 'react'
import type { TypedDocumentNode } from 'urql'
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx'
import { buildMessages, formatCount } from '../../components/change.messages.ts'
import screen from '../../components/screen.module.css'
import { useAction } from '../../data/use-action.ts'
import type { ListedItem } from '../definition/definition.ts'

export function BulkDeleteDialog({
  noun,
  ids,
  document,
  Dependents,
  onClosed,
}: {
  noun: string
  ids: string[]
  document: TypedDocumentNode<{ items: ListedItem[] }, { ids: string[] }>
  Dependents?: ComponentType<{ ids: string[]; onReplaced(): void }> | undefined
  onClosed(isDone: boolean): void
}) {
  const id = useId()
  const countText = formatCount(ids.length, noun)
  const [typedCount, setTypedCount] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { act, isActing, errorMessage } = useAction(document, buildMessages('delete', countText))

  async function confirm() {
    const isRight = typedCount.trim() === String(ids.length)
    setWrong(!isRight)
    return isRight && (await act({ ids })) !== null
  }

  return (
    <ConfirmDialog
      title={`Delete ${countText}`}
      confirmLabel="Delete"
      onConfirm={confirm}
      isActing={isActing}
      errorMessage={isWrong ? `Type ${ids.length} to confirm.` : errorMessage}
      onClosed={onClosed}
    >
      <p>Are you sure you want to delete {countText}? This action cannot be undone.</p>
      {Dependents && <Dependents ids={ids} onReplaced={() => onClosed(false)} />}
      <div className={screen.spaced}>
        <label htmlFor={id}>Type {ids.length} to confirm</label>
        <Input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typedCount}
          aria-invalid={isWrong || undefined}
          onChange={({ target }) => {
            setTypedCount(target.value)
            setWrong(false)
          }}
        />
      </div>
    </ConfirmDialog>
  )
}
