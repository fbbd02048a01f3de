/** Asks why we cannot take this case. */
import { concluded } from '@access/requests/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import management from '../../management/management.module.css'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { useShortForm } from '../../parts/useShortForm.ts'
import type { Opened } from '../documents.ts'
import { concludeConflicts } from './documents.ts'

const blank = { outcome: 'conflict', reason: '' }

export function ConflictDialog({
  id,
  onDecided,
  onClosed,
}: {
  id: string
  onDecided(opened: Opened): void
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const asking = useShortForm({
    document: concludeConflicts,
    blank,
    rules: concluded,
    variables: ({ outcome, reason }) => ({ id, outcome, reason }),
    done: 'Conflict recorded successfully',
    failed: 'Failed to record conflict',
    onDone({ opened }) {
      setOpen(false)
      onDecided(opened)
    },
  })
  return (
    <FormDialog
      id="conflict"
      title="There is a conflict"
      confirm="Record conflict"
      asking={asking}
      initial={{ reason: '' }}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <p>The story stays shut for everybody, also for who opened it without the check.</p>
      <Form.Item
        name="reason"
        label="What is the conflict?"
        extra="Sealed with the request. Only the office reads it."
      >
        <Input.TextArea rows={3} className={management.long} />
      </Form.Item>
    </FormDialog>
  )
}
