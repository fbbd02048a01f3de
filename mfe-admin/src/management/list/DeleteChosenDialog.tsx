/** Asks before many items go for good: their number is typed, since one press is too easily made. */
import { Input } from 'antd'
import { useId, useState } from 'react'
import type { TypedDocumentNode } from 'urql'
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx'
import { useAct } from '../../parts/useAct.ts'
import type { Listed } from '../definition.ts'
import { counted } from '../wording.ts'
import styles from './list.module.css'

export function DeleteChosenDialog({
  noun,
  ids,
  document,
  onClosed,
}: {
  noun: string
  ids: string[]
  document: TypedDocumentNode<{ items: Listed[] }, { ids: string[] }>
  onClosed(isDone: boolean): void
}) {
  const id = useId()
  const many = counted(ids.length, noun)
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const { act, isActing, refused } = useAct(document, {
    done: `${many} deleted successfully`,
    failed: `Failed to delete ${many}`,
  })

  async function confirm() {
    const isRight = typed.trim() === String(ids.length)
    setWrong(!isRight)
    return isRight && (await act({ ids })) !== null
  }

  return (
    <ConfirmDialog
      title={`Delete ${many}`}
      confirm="Delete"
      onConfirm={confirm}
      isActing={isActing}
      refused={isWrong ? `Nothing is deleted yet: type ${ids.length} first.` : refused}
      onClosed={onClosed}
    >
      <p>Are you sure you want to delete {many}? This action cannot be undone.</p>
      <label htmlFor={id} className={styles.asked}>
        Type {ids.length} to confirm
      </label>
      <Input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        className={styles.number}
        value={typed}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setWrong(false)
        }}
      />
    </ConfirmDialog>
  )
}
