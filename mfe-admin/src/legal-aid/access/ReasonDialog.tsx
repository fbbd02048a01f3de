/** Asks why somebody opens a request that a colleague works on. */
import { openingReason } from '@access/requests/casework/access/opening.rules'
import { Form, Input } from 'antd'
import { FormDialog } from '../../forms/FormDialog.tsx'
import {
  OpenLegalAidRequestDocument,
  type OpenLegalAidRequestMutation,
} from '../request/opened-request.generated.ts'

export function ReasonDialog({
  id,
  onOpened,
  onClosed,
}: {
  id: string
  onOpened(opened: OpenLegalAidRequestMutation): void
  onClosed(): void
}) {
  return (
    <FormDialog
      id="opening-reason"
      title="Why are you opening this request?"
      submitLabel="Open"
      document={OpenLegalAidRequestDocument}
      rules={openingReason}
      variables={({ reason }) => ({ id, reason })}
      successMessage="Request opened"
      failureMessage="Failed to open request"
      onClosed={(opened) => (opened ? onOpened(opened) : onClosed())}
    >
      <p>A colleague is working on it. Your reason is recorded, and lasts until you sign out.</p>
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
