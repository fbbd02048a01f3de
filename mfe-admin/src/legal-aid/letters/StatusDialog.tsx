/** What is asked before a status change: a letter that explains it to each applicant, or a confirmation. */
import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { TypedDocumentNode } from 'urql'
import styles from '../../components/screen.module.css'
import { type ActionMessages, useAction } from '../../data/use-action.ts'
import { ActionDialog } from '../../forms/ActionDialog.tsx'
import type { LetterInput } from '../request/opened-request.generated.ts'
import { formatStatus, letterStatuses, statusHint, statusWarnings } from '../request/statuses.ts'
import { LetterFormDialog } from './LetterFormDialog.tsx'

export function StatusDialog<Data, Target extends object>({
  subject,
  target,
  requestId,
  count,
  status,
  document,
  onDone,
  onClosed,
  ...messages
}: ActionMessages<Data> & {
  /** What is changed: a reference, or '2 requests'. */
  subject: string
  /** The id or ids in the variables of the mutation. */
  target: Target
  /** The request of which the letter is previewed. */
  requestId: string
  /** How many requests are changed at once. */
  count?: number
  status: string
  document: TypedDocumentNode<Data, Target & { status: string; letter?: LetterInput | null | undefined }>
  /** Called when it has succeeded, before the dialog has closed. */
  onDone?(data: Data): void
  /** Called once the dialog has closed, with what the mutation returned; null when it was cancelled. */
  onClosed(data: Data | null): void
}) {
  const [confirmed, setConfirmed] = useState<Data | null>(null)
  const withoutLetter = useAction(document, messages)
  const label = formatStatus(status)
  const title = `Change status of ${subject} to ${label}?`
  const letterStatus = letterStatuses[status]
  if (!letterStatus)
    return (
      <ActionDialog
        {...messages}
        title={title}
        confirmLabel={`Change to ${label}`}
        document={document}
        variables={{ ...target, status }}
        onDone={(data) => {
          setConfirmed(data)
          onDone?.(data)
        }}
        onClosed={() => onClosed(confirmed)}
      >
        <p>
          {count && statusHint} {statusWarnings[status]}
        </p>
      </ActionDialog>
    )

  const { kind, consequence } = letterStatus
  return (
    <LetterFormDialog
      {...messages}
      id="status-letter"
      title={title}
      submitLabel={`Send and change to ${label}`}
      document={document}
      variables={(letter) => ({ ...target, status, letter })}
      {...(onDone && { onDone })}
      onClosed={onClosed}
      requestId={requestId}
      purpose={status}
      kind={kind}
      introduction={
        count
          ? `${consequence} Each of the ${count} applicants gets this letter, filled in for them. A change with a letter cannot be undone.`
          : consequence
      }
      renderChoices={({ isLetterOptional, values }, finish) => (
        <>
          {(count ? kind === 'closing' : isLetterOptional) && (
            <Alert
              type={withoutLetter.errorMessage ? 'error' : 'info'}
              showIcon
              title={withoutLetter.errorMessage ?? describeUnanswered(count)}
              action={
                <Button
                  loading={withoutLetter.isActing}
                  onClick={async () => {
                    const changed = await withoutLetter.act({ ...target, status })
                    if (!changed) return
                    onDone?.(changed)
                    finish(changed)
                  }}
                >
                  Close without a letter
                </Button>
              }
            />
          )}
          {count && <p className={styles.spaced}>The preview is the letter for {values.reference}.</p>}
        </>
      )}
    />
  )
}

const describeUnanswered = (count: number | undefined) =>
  count
    ? 'Those whose closure notice was not answered within 14 days can be closed without one.'
    : 'The closure notice was not answered within 14 days.'
