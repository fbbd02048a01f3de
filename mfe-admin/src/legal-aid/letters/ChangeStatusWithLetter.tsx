/** A status change that is explained to the applicant in a letter. */
import { getLetterRules, type LetterKind } from '@access/requests/casework/letters/letter.rules'
import management from '../../components/screen.module.css'
import { QueryResult } from '../../data/QueryResult.tsx'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import {
  ChangeRequestStatusDocument,
  type RequestDetailsFragment,
  type RequestSummaryFragment,
} from '../request/opened-request.generated.ts'
import { formatStatus } from '../request/statuses.ts'
import { ChangeStatusWithoutLetter } from './ChangeStatusWithoutLetter.tsx'
import { LetterChoice } from './LetterChoice.tsx'
import { LettersForRequestDocument } from './letters.generated.ts'

/** The statuses that require a letter, each with its kind and consequence. */
export const letterStatuses: Record<string, { kind: LetterKind; consequence: string }> = {
  declined: {
    kind: 'declined',
    consequence: 'The applicant reads this letter on the status page. The request is retained for 12 months.',
  },
  referred: {
    kind: 'referred',
    consequence: 'The applicant reads this letter on the status page. The request is retained for 12 months.',
  },
  closed: {
    kind: 'closing',
    consequence:
      'This letter tells the applicant that our work is done. The request is retained for 7 years and cannot be erased before.',
  },
}

export function ChangeStatusWithLetter({
  request: { id, reference },
  status,
  onChanged,
  onClosed,
}: {
  request: RequestSummaryFragment
  status: string
  onChanged(details: RequestDetailsFragment): void
  /** Called once the dialog has closed, with whether the status was changed. */
  onClosed(isDone: boolean): void
}) {
  const { kind, consequence } = letterStatuses[status]!
  const query = useLiveQuery(LettersForRequestDocument, { id, purpose: status }, 'LetterTemplate')
  const rules = getLetterRules(kind)

  return (
    <FormDialog
      id="letter-to-applicant"
      title={`Change status of ${reference} to ${formatStatus(status)}?`}
      submitLabel={`Send and change to ${formatStatus(status)}`}
      document={ChangeRequestStatusDocument}
      rules={rules}
      variables={(letter) => ({ id, status, letter })}
      successMessage="Status changed"
      failureMessage="Failed to change status"
      onDone={({ details }) => onChanged(details)}
      initial={{}}
      isReady={Boolean(query.data)}
      onClosed={(data) => onClosed(data !== null)}
    >
      {(finish) => (
        <>
          <p className={management.spaced}>{consequence}</p>
          <QueryResult query={query}>
            {({ letters }) => (
              <>
                {letters.isLetterOptional && (
                  <ChangeStatusWithoutLetter
                    id={id}
                    status={status}
                    onStatusChanged={(data) => {
                      onChanged(data.details)
                      finish(data)
                    }}
                  />
                )}
                <LetterChoice letters={letters} />
              </>
            )}
          </QueryResult>
        </>
      )}
    </FormDialog>
  )
}
