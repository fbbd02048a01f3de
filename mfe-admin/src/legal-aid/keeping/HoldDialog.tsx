/** Asks why a request must be kept. */
import { hold } from '@access/requests/holds/hold.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import management from '../../management/management.module.css'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { useShortForm } from '../../parts/useShortForm.ts'
import { holdRequest } from './documents.ts'

const blank = { reason: '' }

export function HoldDialog({ id, onClosed }: { id: string; onClosed(isDone: boolean): void }) {
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)
  const asking = useShortForm({
    document: holdRequest,
    blank,
    rules: hold,
    variables: ({ reason }) => ({ id, reason }),
    done: 'Hold put in place',
    failed: 'Failed to put hold in place',
    onDone() {
      setDone(true)
      setOpen(false)
    },
  })
  return (
    <FormDialog
      id="hold"
      title="Put a hold on this request"
      confirm="Put a hold on it"
      asking={asking}
      initial={blank}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(isDone)}
    >
      <p className={management.spaced}>
        It is neither forgotten nor erased until the hold is lifted. Its applicant is told that we have to
        keep it, and to call us; not why.
      </p>
      <Form.Item
        name="reason"
        label="Why it must be kept"
        extra="Sealed with the request. Only the office reads it."
      >
        <Input.TextArea rows={3} className={management.long} />
      </Form.Item>
    </FormDialog>
  )
}
