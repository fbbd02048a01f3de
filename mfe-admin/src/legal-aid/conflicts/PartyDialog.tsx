/** Adds or edits a party that the applicant did not name. */
import { party as rules } from '@access/requests/casework/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { buildEmptyDraft } from '../../forms/empty-draft.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useShortForm } from '../../forms/use-short-form.ts'
import { Choice } from '../../management/fields/Choice.tsx'
import { ListInput } from '../../management/fields/ListInput.tsx'
import type { RequestPartyFragment } from '../request/conflict-check.generated.ts'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { SavePartyDocument } from './conflicts.generated.ts'

const defaultValues = buildEmptyDraft(rules)

export function PartyDialog({
  id,
  party,
  onSaved,
  onClosed,
}: {
  id: string
  /** Null for a new one. */
  party: RequestPartyFragment | null
  onSaved(details: RequestDetailsFragment): void
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const shortForm = useShortForm({
    document: SavePartyDocument,
    defaultValues,
    rules,
    variables: (values) => ({ id, input: { ...values, id: party?.id ?? null } }),
    successMessage: party ? 'Party updated successfully' : 'Party created successfully',
    failureMessage: party ? 'Failed to update party' : 'Failed to create party',
    onDone({ details }) {
      setOpen(false)
      onSaved(details)
    },
  })
  return (
    <FormDialog
      id="party"
      title={party ? 'Edit party' : 'Add party'}
      submitLabel="Save"
      shortForm={shortForm}
      initial={party ? { name: party.name, role: party.role, aliases: party.aliases } : defaultValues}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <p>A new party is checked for conflicts, and the request stays locked until its matches are decided.</p>
      <Form.Item name="name" label="Name" extra="First name, then last name.">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="role" label="Role">
        <Choice options={['other side', 'further party']} />
      </Form.Item>
      <Form.Item name="aliases" label="Aliases" extra="Separated by commas: birth name, company, nickname.">
        <ListInput />
      </Form.Item>
    </FormDialog>
  )
}
