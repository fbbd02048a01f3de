/** A status change of several requests that is explained to each applicant in the same letter. */
import { useToast } from '@access/kit'
import { getLetterRules } from '@access/requests/casework/letters/letter.rules'
import { Alert, Button } from 'antd'
import { formatCount } from '../../components/change.messages.ts'
import management from '../../components/screen.module.css'
import { QueryResult } from '../../data/QueryResult.tsx'
import { useLiveQuery } from '../../data/use-live-query.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { letterStatuses } from '../letters/ChangeStatusWithLetter.tsx'
import { LetterChoice } from '../letters/LetterChoice.tsx'
import { LettersForRequestDocument } from '../letters/letters.generated.ts'
import { formatStatus } from '../request/statuses.ts'
import { type BulkResultFragment, ChangeRequestStatusesDocument } from './queue.generated.ts'
import { useBulkAction } from './use-bulk-action.ts'

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
  const { toast } = useToast()
  // The letter is previewed as the first of them gets it.
  const query = useLiveQuery(LettersForRequestDocument, { id: ids[0]!, purpose: status }, 'LetterTemplate')
  const rules = getLetterRules(kind)
  const countText = formatCount(ids.length, 'request')
  return (
    <FormDialog
      id="letter-to-applicants"
      title={`Change status of ${countText} to ${formatStatus(status)}?`}
      submitLabel={`Send and change to ${formatStatus(status)}`}
      document={ChangeRequestStatusesDocument}
      rules={rules}
      variables={(letter) => ({ ids, status, letter })}
      successMessage={`${countText} updated`}
      failureMessage={`Failed to update ${countText}`}
      announce={({ result: { updated, rejected } }) => {
        if (rejected.length === 0) return false
        const changed = updated.length > 0
        toast({
          title: changed ? 'Success' : 'Error',
          description: changed
            ? `${formatCount(updated.length, 'request')} updated`
            : `Failed to update ${countText}`,
          tone: changed ? 'success' : 'error',
        })
        return true
      }}
      initial={{}}
      isReady={Boolean(query.data)}
      onClosed={(data) => onClosed(data?.result ?? null)}
    >
      {(finish) => (
        <>
          <p className={management.spaced}>
            {consequence} Each of the {ids.length} applicants gets this letter, filled in for them. A change
            with a letter cannot be undone.
          </p>
          {kind === 'closing' && (
            <WithoutLetters ids={ids} status={status} onDone={(result) => finish({ result })} />
          )}
          <QueryResult query={query}>
            {({ letters }) => (
              <>
                <p className={management.spaced}>The preview is the letter for {letters.values.reference}.</p>
                <LetterChoice letters={letters} />
              </>
            )}
          </QueryResult>
        </>
      )}
    </FormDialog>
  )
}

/** After unanswered closure notices requests can be closed without a letter; the others then stay as they are. */
function WithoutLetters({
  ids,
  status,
  onDone,
}: {
  ids: string[]
  status: string
  onDone(bulkResult: BulkResultFragment): void
}) {
  const { act, isActing, errorMessage } = useBulkAction(ChangeRequestStatusesDocument, {
    successVerb: 'updated',
    failureVerb: 'update',
    selectedCount: ids.length,
  })
  async function changeStatuses() {
    const bulkResult = await act({ ids, status })
    if (bulkResult) onDone(bulkResult)
  }
  return (
    <Alert
      type={errorMessage ? 'error' : 'info'}
      showIcon
      title={
        errorMessage ??
        'Those whose closure notice was not answered within 14 days can be closed without one.'
      }
      action={
        <Button loading={isActing} onClick={changeStatuses}>
          Close without a letter
        </Button>
      }
    />
  )
}
