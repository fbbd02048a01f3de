/** A status change of several requests that is explained to each applicant in the same letter. */
import { formatCount } from '../../components/change.messages.ts'
import management from '../../components/screen.module.css'
import { CloseWithoutLetter, LetterFormDialog } from '../letters/LetterFormDialog.tsx'
import { formatStatus, letterStatuses } from '../request/statuses.ts'
import { type BulkResultFragment, ChangeRequestStatusesDocument } from './queue.generated.ts'
import { useBulkAction, useBulkMessages } from './use-bulk-action.ts'

export function BulkLetterDialog({
  ids,
  status,
  onClosed,
}: {
  ids: string[]
  status: string
  /** Called once the dialog has closed, with what was done. */
  onClosed(bulkResult: BulkResultFragment | null): void
}) {
  const { kind, consequence } = letterStatuses[status]!
  const withoutLetters = useBulkAction(ChangeRequestStatusesDocument, 'update', ids.length)
  return (
    <LetterFormDialog
      {...useBulkMessages('update', ids.length)}
      id="letter-to-applicants"
      title={`Change status of ${formatCount(ids.length, 'request')} to ${formatStatus(status)}?`}
      submitLabel={`Send and change to ${formatStatus(status)}`}
      document={ChangeRequestStatusesDocument}
      variables={(letter) => ({ ids, status, letter })}
      onClosed={(data) => onClosed(data?.result ?? null)}
      // The letter is previewed as the first of them gets it.
      requestId={ids[0]!}
      purpose={status}
      kind={kind}
      introduction={`${consequence} Each of the ${ids.length} applicants gets this letter, filled in for them. A change with a letter cannot be undone.`}
      renderChoices={({ values }, finish) => (
        <>
          {kind === 'closing' && (
            <CloseWithoutLetter
              message="Those whose closure notice was not answered within 14 days can be closed without one."
              action={withoutLetters}
              onPress={async () => {
                const changed = await withoutLetters.act({ ids, status })
                if (changed) finish(changed)
              }}
            />
          )}
          <p className={management.spaced}>The preview is the letter for {values.reference}.</p>
        </>
      )}
    />
  )
}
