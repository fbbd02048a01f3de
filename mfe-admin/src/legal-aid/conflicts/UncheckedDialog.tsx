/** Asks why there is no time to look at the names: one line, and it opens. */
import { unchecked } from '@access/requests/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { useShortForm } from '../../parts/useShortForm.ts'
import type { Opened } from '../documents.ts'
import { openWithoutCheck } from './documents.ts'

const blank = { reason: '' }

export function UncheckedDialog({
  id,
  onOpened,
  onClosed,
}: {
  id: string
  onOpened(opened: Opened): void
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const asking = useShortForm({
    document: openWithoutCheck,
    blank,
    rules: unchecked,
    variables: ({ reason }) => ({ id, reason }),
    done: 'Request opened',
    failed: 'Failed to open request',
    onDone({ opened }) {
      setOpen(false)
      onOpened(opened)
    },
  })
  return (
    <FormDialog
      id="unchecked"
      title="Open without the check"
      confirm="Open"
      asking={asking}
      initial={blank}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <p>It opens for you alone, until somebody has looked at the names.</p>
      <Form.Item
        name="reason"
        label="Why now?"
        extra="The timeline and the activity list keep it for good: name nobody."
      >
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
