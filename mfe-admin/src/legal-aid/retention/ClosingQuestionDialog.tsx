/** Sends the closure notice, which asks the applicant whether help is still needed. */
import { getLetterRules } from '@access/requests/casework/letters/letter.rules'
import { useState } from 'react'
import management from '../../components/screen.module.css'
import { QueryResult } from '../../data/QueryResult.tsx'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { buildEmptyDraft } from '../../forms/empty-draft.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useShortForm } from '../../forms/use-short-form.ts'
import { LetterChoice } from '../letters/LetterChoice.tsx'
import { LettersForRequestDocument } from '../letters/letters.generated.ts'
import {
  type RequestDetailsFragment,
  type RequestSummaryFragment,
  SendClosureNoticeDocument,
} from '../request/opened-request.generated.ts'

const rules = getLetterRules('asking')
const defaultValues = buildEmptyDraft(rules)

export function ClosingQuestionDialog({
  request: { id, reference },
  onChanged,
  onClosed,
}: {
  request: RequestSummaryFragment
  onChanged(details: RequestDetailsFragment): void
  onClosed(isDone: boolean): void
}) {
  const [isOpen, setOpen] = useState(true)
  const [isDone, setDone] = useState(false)
  const query = useLiveQuery(LettersForRequestDocument, { id, purpose: 'asking' }, 'LetterTemplate')
  const shortForm = useShortForm({
    document: SendClosureNoticeDocument,
    defaultValues,
    rules,
    variables: (letter) => ({ id, letter }),
    successMessage: 'Closure notice sent',
    failureMessage: 'Failed to send closure notice',
    onDone({ details }) {
      onChanged(details)
      setDone(true)
      setOpen(false)
    },
  })
  return (
    <FormDialog
      id="closure-notice"
      title={`Send closure notice for ${reference}`}
      submitLabel="Send notice"
      shortForm={shortForm}
      initial={{}}
      isOpen={isOpen}
      isReady={Boolean(query.data)}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(isDone)}
    >
      <p className={management.spaced}>
        The notice asks on the status page whether help is still needed: yes brings the request back to us, no
        closes it. Without an answer you can close it after 14 days.
      </p>
      <QueryResult query={query}>
        {({ letters }) => <LetterChoice form={shortForm.form} letters={letters} />}
      </QueryResult>
    </FormDialog>
  )
}
