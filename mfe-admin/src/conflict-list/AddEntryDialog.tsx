/** Adds an entry to the conflict list. */
import { conflictListEntry } from '@access/requests/casework/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import management from '../components/screen.module.css'
import { FormDialog } from '../forms/FormDialog.tsx'
import { ListInput } from '../management/fields/ListInput.tsx'
import { AddConflictListEntryDocument, type ConflictListEntryFragment } from './conflict-list.generated.ts'

export function AddEntryDialog({
  onAdded,
  onClosed,
}: {
  onAdded(entry: ConflictListEntryFragment): void
  onClosed(isDone: boolean): void
}) {
  return (
    <FormDialog
      id="conflict-list-entry"
      title="Add entry"
      submitLabel="Add"
      document={AddConflictListEntryDocument}
      rules={conflictListEntry}
      variables={(input) => ({ input })}
      successMessage="Entry added successfully"
      failureMessage="Failed to add entry"
      onDone={({ entry }) => onAdded(entry)}
      onClosed={() => onClosed(false)}
    >
      <Form.Item name="name" label="Name" extra="First name, then last name.">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="aliases" label="Aliases" extra="Separated by commas: nickname, company.">
        <ListInput />
      </Form.Item>
      <Form.Item name="reason" label="Reason" extra="Only staff can read it.">
        <Input.TextArea rows={3} className={management.long} />
      </Form.Item>
    </FormDialog>
  )
}
