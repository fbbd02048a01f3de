/** Asks whether two parties are the same, and whether that is a conflict. */
import { isolate } from '@access/kit'
import { matchDecision, matchDecisions } from '@access/requests/casework/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import management from '../../components/screen.module.css'
import { buildEmptyDraft } from '../../forms/empty-draft.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { Choice } from '../../management/fields/Choice.tsx'
import type { ConflictMatchFragment } from '../request/conflict-check.generated.ts'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { DecideConflictMatchDocument } from './conflicts.generated.ts'

const defaultValues = buildEmptyDraft(matchDecision)

export function MatchDialog({
  id,
  match,
  onDecided,
  onClosed,
}: {
  id: string
  match: ConflictMatchFragment
  onDecided(details: RequestDetailsFragment): void
  onClosed(isDone: boolean): void
}) {
  return (
    <FormDialog
      id="conflict-match"
      title={`${isolate(match.name)} and ${isolate(match.otherName)}`}
      submitLabel="Record decision"
      document={DecideConflictMatchDocument}
      rules={matchDecision}
      variables={({ decision, reason }) => ({
        id,
        match: match.id,
        decision,
        reason,
      })}
      successMessage="Decision recorded successfully"
      failureMessage="Failed to record decision"
      onDone={({ details }) => onDecided(details)}
      initial={{ ...defaultValues, ...(match.resolution && { decision: match.resolution.decision }) }}
      onClosed={(data) => onClosed(data !== null)}
    >
      <Form.Item name="decision" label="Decision">
        <Choice options={matchDecisions} />
      </Form.Item>
      <Form.Item name="reason" label="Reason" extra="Encrypted with the request. Only staff can read it.">
        <Input.TextArea rows={3} className={management.long} />
      </Form.Item>
    </FormDialog>
  )
}
