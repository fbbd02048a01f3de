/** Asks for the reason of a conflict. */
import { conflictConclusion } from '@access/requests/casework/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import management from '../../components/screen.module.css'
import { buildEmptyDraft } from '../../forms/empty-draft.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { ConcludeConflictCheckDocument } from './conflicts.generated.ts'

// The first of its two outcomes is that there is no conflict.
const [, foundConflict] = conflictConclusion.options
const defaultValues = { ...buildEmptyDraft(foundConflict), outcome: 'conflict' }

export function ConflictDialog({
  id,
  onDecided,
  onClosed,
}: {
  id: string
  onDecided(details: RequestDetailsFragment): void
  onClosed(): void
}) {
  return (
    <FormDialog
      id="conflict"
      title="Record a conflict"
      submitLabel="Record conflict"
      document={ConcludeConflictCheckDocument}
      defaultValues={defaultValues}
      rules={conflictConclusion}
      variables={({ outcome, reason }) => ({ id, outcome, reason })}
      successMessage="Conflict recorded successfully"
      failureMessage="Failed to record conflict"
      onDone={({ details }) => onDecided(details)}
      initial={{ reason: '' }}
      onClosed={() => onClosed()}
    >
      <p>The request stays locked for everyone, including anyone who opened it without the check.</p>
      <Form.Item
        name="reason"
        label="What is the conflict?"
        extra="Encrypted with the request. Only staff can read it."
      >
        <Input.TextArea rows={3} className={management.long} />
      </Form.Item>
    </FormDialog>
  )
}
