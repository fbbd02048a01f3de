/** Asks before an item goes for good. */
import { useToast } from '@access/kit'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useMutation } from 'urql'
import { useSignedIn } from '../parts/useSignedIn.ts'
import type { Definition, Listed } from './definition.ts'
import styles from './management.module.css'
import { refusalOf } from './refusal.ts'
import { windowStyles } from './window.ts'
import { failed, succeeded } from './wording.ts'

export function DeleteDialog<Row extends Listed, Draft extends object>({
  definition: { noun, nameOf, documents },
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
  const [isGone, setGone] = useState(false)
  const [{ fetching, error }, remove] = useMutation(documents.remove)
  const signedIn = useSignedIn()
  const { toast } = useToast()

  async function confirm() {
    const answer = await signedIn(() => remove({ id: row.id }))
    if (answer.error) return toast(failed('delete', noun))
    toast(succeeded('delete', noun))
    setGone(true)
    setOpen(false)
  }

  return (
    <Modal
      open={isOpen}
      title={`Delete ${noun}`}
      width="min(100% - 2rem, 30rem)"
      centered
      classNames={windowStyles}
      closable={{ 'aria-label': 'Close' }}
      focusable={{ focusTriggerAfterClose: !isGone }}
      onCancel={() => setOpen(false)}
      afterClose={() => {
        onClosed()
        if (isGone) onDeleted()
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
      <p>Are you sure you want to delete "{nameOf(row)}"? This action cannot be undone.</p>
      {error && <Alert className={styles.spaced} type="error" showIcon title={refusalOf(error).sentence} />}
    </Modal>
  )
}
