/** Asks for confirmation before an item is deleted. */
import { isolate, useToast } from '@access/kit'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useMutation } from 'urql'
import { buildFailureToast, buildSuccessToast } from '../components/change.messages.ts'
import { dialogClassNames } from '../components/dialog-styles.ts'
import styles from '../components/screen.module.css'
import { parseMutationError } from '../data/mutation-error.ts'
import { useAuthenticatedCall } from '../data/use-authenticated-call.ts'
import type { Definition, ListedItem } from './definition/definition.ts'

export function DeleteDialog<Row extends ListedItem, Draft extends object>({
  definition: { noun, getName, queries, Dependents },
  row,
  onClosed,
  onDeleted,
}: {
  definition: Definition<Row, Draft>
  row: Row
  onClosed(): void
  onDeleted(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [isDeleted, setIsDeleted] = useState(false)
  const [{ fetching, error }, remove] = useMutation(queries.remove)
  const callAuthenticated = useAuthenticatedCall()
  const { toast } = useToast()

  async function confirm() {
    const result = await callAuthenticated(() => remove({ id: row.id }))
    if (result.error) return toast(buildFailureToast('delete', noun))
    toast(buildSuccessToast('delete', noun))
    setIsDeleted(true)
    setOpen(false)
  }

  return (
    <Modal
      open={isOpen}
      title={`Delete ${noun}`}
      width="min(100% - 2rem, 30rem)"
      centered
      classNames={dialogClassNames}
      closable={{ 'aria-label': 'Close' }}
      focusable={{ focusTriggerAfterClose: !isDeleted }}
      onCancel={() => setOpen(false)}
      afterClose={() => {
        onClosed()
        if (isDeleted) onDeleted()
      }}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="primary" danger loading={fetching} onClick={confirm}>
            Delete
          </Button>
        </>
      }
    >
      <p>Are you sure you want to delete "{isolate(getName(row))}"? This action cannot be undone.</p>
      {Dependents && <Dependents ids={[row.id]} row={row} onReplaced={() => setOpen(false)} />}
      {error && (
        <Alert className={styles.spaced} type="error" showIcon title={parseMutationError(error).message} />
      )}
    </Modal>
  )
}
