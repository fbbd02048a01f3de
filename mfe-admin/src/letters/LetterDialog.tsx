/** A template in a window: what it says, and how it would read. */
import { letterExample, letterFor } from '@access/requests/letters/letter.rules'
import { useState } from 'react'
import { FormDialog } from '../parts/FormDialog.tsx'
import { LetterFields } from '../parts/LetterFields.tsx'
import { useReadAgain } from '../parts/useReadAgain.ts'
import { useShortForm } from '../parts/useShortForm.ts'
import { changeLetterTemplate, type LetterTemplate, letterTemplates } from './documents.ts'

const labels = new Map([
  ['subject', 'Subject'],
  ['text', 'Letter'],
])

export function LetterDialog({
  template: { id, version, name, kind, subject, text },
  onClosed,
}: {
  template: LetterTemplate
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const readStored = useReadAgain(letterTemplates)
  const readLatest = async () => {
    const stored = (await readStored())?.templates.find((one) => one.id === id)
    return stored ? { values: { subject: stored.subject, text: stored.text }, version: stored.version } : null
  }
  const asking = useShortForm({
    document: changeLetterTemplate,
    blank: { subject: '', text: '' },
    rules: letterFor(kind),
    variables: (letter, version) => ({ id, version, letter }),
    shared: { noun: 'letter', labels, version, readLatest },
    done: 'Letter updated successfully',
    failed: 'Failed to update letter',
    onDone: () => setOpen(false),
  })
  return (
    <FormDialog
      id="letter"
      title={name}
      confirm="Save"
      asking={asking}
      initial={{ subject, text }}
      isOpen={isOpen}
      onCancel={() => setOpen(false)}
      onClosed={onClosed}
    >
      <LetterFields form={asking.form} values={letterExample} />
    </FormDialog>
  )
}
