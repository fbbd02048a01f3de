/** Asks for the reason to open a request without the conflict check. */
import { uncheckedOpening } from '@access/requests/casework/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import { FormDialog } from '../../forms/FormDialog.tsx'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { OpenWithoutConflictCheckDocument } from './conflicts.generated.ts'

export function UncheckedDialog({
  id,
  onOpened,
  onClosed,
}: {
  id: string
  onOpened(details: RequestDetailsFragment): void
  onClosed(): void
}) {
  return (
    <FormDialog
      id="unchecked"
      title="Open without conflict check"
      submitLabel="Open"
      document={OpenWithoutConflictCheckDocument}
      rules={uncheckedOpening}
      variables={({ reason }) => ({ id, reason })}
      successMessage="Request opened"
      failureMessage="Failed to open request"
      onDone={({ details }) => onOpened(details)}
      onClosed={() => onClosed()}
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
