/** Adds or changes somebody whom the applicant did not name. */
import { party as rules } from '@access/requests/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { Choice } from '../../management/fields/Choice.tsx'
import { WordsInput } from '../../management/fields/WordsInput.tsx'
import { FormDialog } from '../../parts/FormDialog.tsx'
import { useShortForm } from '../../parts/useShortForm.ts'
import type { Opened } from '../documents.ts'
import type { Party } from './conflicts.ts'
import { nameParty } from './documents.ts'

const blank = { name: '', role: '', aliases: [] as string[] }

export function PartyDialog({
  id,
  party,
  onNamed,
  onClosed,
}: {
  id: string
  /** Null for a new one. */
  party: Party | null
  onNamed(opened: Opened): void
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const asking = useShortForm({
    document: nameParty,
    blank,
    rules,
    variables: (typed) => ({ id, input: { id: party?.id ?? null, ...typed } }),
    done: party ? 'Party updated successfully' : 'Party created successfully',
    failed: party ? 'Failed to update party' : 'Failed to create party',
    onDone({ opened }) {
      setOpen(false)
      onNamed(opened)
    },
  })
  return (
    <FormDialog
      id="party"
      title={party ? 'Edit a name' : 'Add a name'}
      confirm="Save"
      asking={asking}
      initial={party ? { name: party.name, role: party.role, aliases: party.aliases } : blank}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <p>A new name is looked for among all others, and the story stays shut until you have looked at it.</p>
      <Form.Item name="name" label="Name" extra="As it is said: first name, then surname.">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="role" label="Who they are">
        <Choice options={['other side', 'further party']} />
      </Form.Item>
      <Form.Item
        name="aliases"
        label="Other names"
        extra="With commas: a name before a wedding, a company, a short form."
      >
        <WordsInput />
      </Form.Item>
    </FormDialog>
  )
}
