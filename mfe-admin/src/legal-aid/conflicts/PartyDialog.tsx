/** Adds or edits a party that the applicant did not name. */
import { party as rules } from '@access/requests/casework/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { Choice } from '../../management/fields/Choice.tsx'
import { ListInput } from '../../management/fields/ListInput.tsx'
import type { RequestPartyFragment } from '../request/conflict-check.generated.ts'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { SavePartyDocument } from './conflicts.generated.ts'

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
  return (
    <FormDialog
      id="party"
      title={party ? 'Edit party' : 'Add party'}
      submitLabel="Save"
      document={SavePartyDocument}
      rules={rules}
      variables={(values) => ({ id, input: { ...values, id: party?.id ?? null } })}
      successMessage={party ? 'Party updated successfully' : 'Party created successfully'}
      failureMessage={party ? 'Failed to update party' : 'Failed to create party'}
      onDone={({ details }) => onSaved(details)}
      initial={party ? { name: party.name, role: party.role, aliases: party.aliases } : undefined}
      onClosed={() => onClosed()}
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
