/** Withdraw, reopen or erase the request; what cannot be undone asks for confirmation. */
import { Button, SectionHeading, TextWithPhone } from '@access/kit'
import type { ReactNode } from 'react'
import { StatusActionForm } from './StatusActionForm.tsx'
import styles from './StatusPage.module.css'
import type { RequestStatusFragment } from './status.generated.ts'
import { closureMessages } from './status.messages.ts'
import type { StatusAction } from './status-actions.ts'
import type { StatusState } from './use-request-status.ts'

export function RequestClosure({
  status,
  statusState,
}: {
  status: RequestStatusFragment
  statusState: StatusState
}) {
  const { canWithdraw, canReopen, canErase, isOnLegalHold, reopenDeadline, retainedUntil } = status
  return (
    <section aria-labelledby="closure">
      <SectionHeading id="closure" title={closureMessages.title(status)} />
      <div className={styles.closure}>
        {canReopen && (
          <StatusActionForm statusState={statusState} action="reopen">
            <Button type="submit" aria-disabled={statusState.pending.includes('reopen')}>
              {closureMessages.reopen}
            </Button>
          </StatusActionForm>
        )}
        {canWithdraw && reopenDeadline && (
          <ConfirmedAction statusState={statusState} action="withdraw" name={closureMessages.withdraw}>
            {closureMessages.withdrawConfirm(reopenDeadline)}
          </ConfirmedAction>
        )}
        {canErase ? (
          <ConfirmedAction statusState={statusState} action="erase" name={closureMessages.erase}>
            {closureMessages.eraseConfirm}
          </ConfirmedAction>
        ) : (
          <p>
            <TextWithPhone
              text={
                isOnLegalHold ? closureMessages.eraseOnHold : closureMessages.eraseNotPossible(retainedUntil)
              }
            />
          </p>
        )}
      </div>
    </section>
  )
}

interface ConfirmedActionProps {
  statusState: StatusState
  action: StatusAction
  name: string
  children: ReactNode
}

/** Asks for confirmation in a `details` element, so that it works without script. */
function ConfirmedAction({ statusState, action, name, children }: ConfirmedActionProps) {
  return (
    <details className={styles.collapsible}>
      <summary className="btn btn-outline">{name}</summary>
      <StatusActionForm className={styles.confirmation} statusState={statusState} action={action}>
        <p>{children}</p>
        <Button type="submit" variant="danger" aria-disabled={statusState.pending.includes(action)}>
          {name}
        </Button>
      </StatusActionForm>
    </details>
  )
}
