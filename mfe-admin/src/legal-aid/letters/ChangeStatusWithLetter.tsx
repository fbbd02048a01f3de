/** A status change that is explained to the applicant in a letter. */
import { ChangeRequestStatusDocument } from '../request/opened-request.generated.ts'
import { useRequest, useRequestAction } from '../request/request-context.ts'
import { formatStatus, letterStatuses } from '../request/statuses.ts'
import { CloseWithoutLetter, LetterFormDialog } from './LetterFormDialog.tsx'

const messages = { successMessage: 'Status changed', failureMessage: 'Failed to change status' }

export function ChangeStatusWithLetter({
  status,
  onClosed,
}: {
  status: string
  /** Called once the dialog has closed, with whether the status was changed. */
  onClosed(isDone: boolean): void
}) {
  const { details, update } = useRequest()
  const { id, reference } = details.request
  const { kind, consequence } = letterStatuses[status]!
  const withoutLetter = useRequestAction(ChangeRequestStatusDocument, messages)
  return (
    <LetterFormDialog
      {...messages}
      id="letter-to-applicant"
      title={`Change status of ${reference} to ${formatStatus(status)}?`}
      submitLabel={`Send and change to ${formatStatus(status)}`}
      document={ChangeRequestStatusDocument}
      variables={(letter) => ({ id, status, letter })}
      onDone={update}
      onClosed={(data) => onClosed(data !== null)}
      requestId={id}
      purpose={status}
      kind={kind}
      introduction={consequence}
      renderChoices={({ isLetterOptional }, finish) =>
        isLetterOptional && (
          <CloseWithoutLetter
            message="The closure notice was not answered within 14 days."
            action={withoutLetter}
            onPress={async () => {
              const changed = await withoutLetter.act({ id, status })
              if (changed) finish(changed)
            }}
          />
        )
      }
    />
  )
}
