/** The dialog to edit a letter template, with a preview. */

import { getLetterRules, letterKinds } from '@access/requests/casework/letters/letter.rules'
import { buildMessages } from '../components/change.messages.ts'
import { useLetterExample } from '../data/use-letter-example.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { LetterFields } from '../forms/LetterFields.tsx'
import { useFetchStored } from '../forms/use-fetch-stored.ts'
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
  const fetchLatest = useFetchStored(
    LetterTemplatesDocument,
    ({ templates }) => templates.find((one) => one.id === id),
    ({ subject, text }) => ({ subject, text }),
  )
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
      {...buildMessages('update', 'letter')}
      initial={{ subject, text }}
      onClosed={() => onClosed()}
    >
      <LetterFields values={useLetterExample()} />
    </FormDialog>
  )
}
