/** Asks for the reason to open a request without the conflict check. */
import { uncheckedOpening } from '@access/requests/casework/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { buildEmptyDraft } from '../../forms/empty-draft.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useShortForm } from '../../forms/use-short-form.ts'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { OpenWithoutConflictCheckDocument } from './conflicts.generated.ts'

const defaultValues = buildEmptyDraft(uncheckedOpening)

export function UncheckedDialog({
  id,
  onOpened,
  onClosed,
}: {
  id: string
  onOpened(details: RequestDetailsFragment): void
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const shortForm = useShortForm({
    document: OpenWithoutConflictCheckDocument,
    defaultValues,
    rules: uncheckedOpening,
    variables: ({ reason }) => ({ id, reason }),
    successMessage: 'Request opened',
    failureMessage: 'Failed to open request',
    onDone({ details }) {
      setOpen(false)
      onOpened(details)
    },
  })
  return (
    <FormDialog
      id="unchecked"
      title="Open without conflict check"
      submitLabel="Open"
      shortForm={shortForm}
      initial={defaultValues}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <p>It is unlocked for you only, until the conflict check is complete.</p>
      <Form.Item
        name="reason"
        label="Reason"
        extra="Stays in the timeline and the activity log: do not enter names."
      >
        <Input autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
