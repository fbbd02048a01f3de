/** The dialog to edit a letter template, with a preview. */
import { getLetterRules, letterKinds } from '@access/requests/casework/letters/letter.rules'
import { useLetterExample } from '../data/use-letter-example.ts'
import { useRefetch } from '../data/use-refetch.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { LetterFields } from '../forms/LetterFields.tsx'
import {
  type LetterTemplateFragment,
  LetterTemplatesDocument,
  UpdateLetterTemplateDocument,
} from './letters.generated.ts'

const labels = new Map([
  ['subject', 'Subject'],
  ['text', 'Letter'],
])

export function LetterDialog({
  template: { id, version, name, kind, subject, text },
  onClosed,
}: {
  template: LetterTemplateFragment
  onClosed(): void
}) {
  const readStored = useRefetch(LetterTemplatesDocument)
  const fetchLatest = async () => {
    const storedTemplate = (await readStored())?.templates.find((one) => one.id === id)
    return storedTemplate
      ? {
          values: { subject: storedTemplate.subject, text: storedTemplate.text },
          version: storedTemplate.version,
        }
      : null
  }
  // Of a kind that is not known here, the service checks what it must contain.
  const rules = getLetterRules(letterKinds.find((one) => one === kind) ?? 'closing')
  return (
    <FormDialog
      id="letter"
      title={name}
      submitLabel="Save"
      document={UpdateLetterTemplateDocument}
      rules={rules}
      variables={(letter, version) => ({ id, version, letter })}
      shared={{ noun: 'letter', labels, version, fetchLatest }}
      successMessage="Letter updated successfully"
      failureMessage="Failed to update letter"
      initial={{ subject, text }}
      onClosed={() => onClosed()}
    >
      <LetterFields values={useLetterExample()} />
    </FormDialog>
  )
}
