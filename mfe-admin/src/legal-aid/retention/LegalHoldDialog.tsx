/** Asks for the reason of a legal hold. */
import { legalHold } from '@access/requests/casework/legal-holds/legal-hold.rules'
import { Form, Input } from 'antd'
import management from '../../components/screen.module.css'
import { FormDialog } from '../../forms/FormDialog.tsx'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { PlaceLegalHoldDocument } from './retention.generated.ts'

export function LegalHoldDialog({
  id,
  onChanged,
  onClosed,
}: {
  id: string
  onChanged(details: RequestDetailsFragment): void
  onClosed(isDone: boolean): void
}) {
  return (
    <FormDialog
      id="legal-hold"
      title="Place legal hold"
      submitLabel="Place legal hold"
      document={PlaceLegalHoldDocument}
      rules={legalHold}
      variables={({ reason }) => ({ id, reason })}
      successMessage="Legal hold placed"
      failureMessage="Failed to place legal hold"
      onDone={({ details }) => onChanged(details)}
      onClosed={(data) => onClosed(data !== null)}
    >
      <p className={management.spaced}>
        The request is not purged or erased until the hold is lifted. The applicant sees that it has to be
        retained, and our phone number, but not the reason.
      </p>
      <Form.Item name="reason" label="Reason" extra="Encrypted with the request. Only staff can read it.">
        <Input.TextArea rows={3} className={management.long} />
      </Form.Item>
    </FormDialog>
  )
}
