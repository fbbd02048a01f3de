/** A template in a window: what it says, and how it would read. */
import { letterExample, letterFor } from '@access/requests/letters/letter.rules'
import { useState } from 'react'
import { FormDialog } from '../parts/FormDialog.tsx'
import { LetterFields } from '../parts/LetterFields.tsx'
import { useShortForm } from '../parts/useShortForm.ts'
import { changeLetterTemplate, type LetterTemplate } from './documents.ts'

export function LetterDialog({
  template: { id, name, kind, subject, text },
  onClosed,
}: {
  template: LetterTemplate
  onClosed(): void
}) {
  const [isOpen, setOpen] = useState(true)
  const asking = useShortForm({
    document: changeLetterTemplate,
    blank: { subject: '', text: '' },
    rules: letterFor(kind),
    variables: (letter) => ({ id, letter }),
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
