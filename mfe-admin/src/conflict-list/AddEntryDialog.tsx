/** Adds an entry to the conflict list. */
import { conflictListEntry } from '@access/requests/casework/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import management from '../components/screen.module.css'
import { buildEmptyDraft } from '../forms/empty-draft.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useShortForm } from '../forms/use-short-form.ts'
import { ListInput } from '../management/fields/ListInput.tsx'
import { AddConflictListEntryDocument, type ConflictListEntryFragment } from './conflict-list.generated.ts'

const defaultValues = buildEmptyDraft(conflictListEntry)

export function AddEntryDialog({
  onAdded,
  onClosed,
}: {
  onAdded(entry: ConflictListEntryFragment): void
  onClosed(isDone: boolean): void
}) {
  const [isOpen, setOpen] = useState(true)
  const shortForm = useShortForm({
    document: AddConflictListEntryDocument,
    defaultValues,
    rules: conflictListEntry,
    variables: (input) => ({ input }),
    successMessage: 'Entry added successfully',
    failureMessage: 'Failed to add entry',
    onDone({ entry }) {
      onAdded(entry)
      setOpen(false)
    },
  })
  return (
    <FormDialog
      id="conflict-list-entry"
      title="Add entry"
      submitLabel="Add"
      shortForm={shortForm}
      initial={defaultValues}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
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
