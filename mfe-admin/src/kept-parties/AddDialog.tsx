/** Asks whom we must not act against, and why. */
import { keptParty } from '@access/requests/conflicts/conflict.rules'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { WordsInput } from '../management/fields/WordsInput.tsx'
import management from '../management/management.module.css'
import { FormDialog } from '../parts/FormDialog.tsx'
import { useShortForm } from '../parts/useShortForm.ts'
import { addKeptParty } from './documents.ts'

const blank = { name: '', aliases: [] as string[], reason: '' }

export function AddDialog({ onClosed }: { onClosed(isDone: boolean): void }) {
  const [isOpen, setOpen] = useState(true)
  const asking = useShortForm({
    document: addKeptParty,
    blank,
    rules: keptParty,
    variables: (input) => ({ input }),
    done: 'Name added successfully',
    failed: 'Failed to add name',
    onDone: () => setOpen(false),
  })
  return (
    <FormDialog
      id="kept-party"
      title="Add a name"
      confirm="Add"
      asking={asking}
      initial={blank}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(false)}
    >
      <Form.Item name="name" label="Name" extra="As it is said: first name, then surname.">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="aliases" label="Other names" extra="With commas: a short form, a company of theirs.">
        <WordsInput />
      </Form.Item>
      <Form.Item name="reason" label="Why we must not act against them" extra="Only the office reads it.">
        <Input.TextArea rows={3} className={management.long} />
      </Form.Item>
    </FormDialog>
  )
}
