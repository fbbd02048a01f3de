/** Asks whether two parties are the same, and whether that is a conflict. */
import { isolate } from '@access/kit'
import { matchDecision, matchDecisions } from '@access/requests/casework/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import management from '../../components/screen.module.css'
import { buildEmptyDraft } from '../../forms/empty-draft.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useShortForm } from '../../forms/use-short-form.ts'
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
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)
  const shortForm = useShortForm({
    document: DecideConflictMatchDocument,
    defaultValues,
    rules: matchDecision,
    variables: ({ decision, reason }) => ({
      id,
      match: match.id,
      decision,
      reason,
    }),
    successMessage: 'Decision recorded successfully',
    failureMessage: 'Failed to record decision',
    onDone({ details }) {
      setDone(true)
      setOpen(false)
      onDecided(details)
    },
  })
  return (
    <FormDialog
      id="conflict-match"
      title={`${isolate(match.name)} and ${isolate(match.otherName)}`}
      submitLabel="Record decision"
      shortForm={shortForm}
      initial={{ ...defaultValues, ...(match.resolution && { decision: match.resolution.decision }) }}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(isDone)}
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
