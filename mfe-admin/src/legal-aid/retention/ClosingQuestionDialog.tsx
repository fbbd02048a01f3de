/** Sends the closure notice, which asks the applicant whether help is still needed. */
import { getLetterRules } from '@access/requests/casework/letters/letter.rules'
import management from '../../components/screen.module.css'
import { QueryResult } from '../../data/QueryResult.tsx'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { LetterChoice } from '../letters/LetterChoice.tsx'
import { LettersForRequestDocument } from '../letters/letters.generated.ts'
import {
  type RequestDetailsFragment,
  type RequestSummaryFragment,
  SendClosureNoticeDocument,
} from '../request/opened-request.generated.ts'

const rules = getLetterRules('asking')
export function ClosingQuestionDialog({
  request: { id, reference },
  onChanged,
  onClosed,
}: {
  request: RequestSummaryFragment
  onChanged(details: RequestDetailsFragment): void
  onClosed(isDone: boolean): void
}) {
  const query = useLiveQuery(LettersForRequestDocument, { id, purpose: 'asking' }, 'LetterTemplate')
  return (
    <FormDialog
      id="closure-notice"
      title={`Send closure notice for ${reference}`}
      submitLabel="Send notice"
      document={SendClosureNoticeDocument}
      rules={rules}
      variables={(letter) => ({ id, letter })}
      successMessage="Closure notice sent"
      failureMessage="Failed to send closure notice"
      onDone={({ details }) => onChanged(details)}
      initial={{}}
      isReady={Boolean(query.data)}
      onClosed={(data) => onClosed(data !== null)}
    >
      <p className={management.spaced}>
        The notice asks on the status page whether help is still needed: yes brings the request back to us, no
        closes it. Without an answer you can close it after 14 days.
      </p>
      <QueryResult query={query}>{({ letters }) => <LetterChoice letters={letters} />}</QueryResult>
    </FormDialog>
  )
}
