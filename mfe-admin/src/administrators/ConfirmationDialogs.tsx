/** The confirmation dialogs before somebody loses access. */
import { isolate } from '@access/kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import { buildMessages, formatCount } from '../components/change.messages.ts'
import styles from '../components/screen.module.css'
import { useLiveQuery } from '../data/use-live-query.ts'
import { ActionDialog } from '../forms/ActionDialog.tsx'
import {
  type AccountFragment,
  DisableAdministratorDocument,
  RemoveSecondFactorsDocument,
  WithdrawInvitationDocument,
} from './administrators.generated.ts'
import { ColleagueRequestsDocument } from './colleagues.generated.ts'

type ConfirmationProps = { account: AccountFragment; onClosed(isDone: boolean): void }

/** An account with open requests is disabled first, so that it gets no more while these are handed over. */
export function DisableDialog({
  account: { id, name, role },
  onClosed,
  onHandOver,
}: ConfirmationProps & {
  /** Called once it has closed, in place of `onClosed`, where the requests are still theirs. */
  onHandOver(): void
}) {
  const { data } = useLiveQuery(ColleagueRequestsDocument, { id }, 'LegalAidRequest', {
    pause: !hasPermission(role, 'workOnRequests'),
  })
  const openCount = data?.requests.length ?? 0
  return (
    <ActionDialog
      title={`Disable ${isolate(name)}?`}
      confirmLabel="Disable"
      document={DisableAdministratorDocument}
      variables={{ id }}
      {...buildMessages('disable', 'administrator')}
      onClosed={(isDone) => (isDone && openCount > 0 ? onHandOver() : onClosed(isDone))}
    >
      <p>
        {isolate(name)} is signed out everywhere at once and cannot sign in any more. What they did stays in
        the activity list. You can enable them again at any time.
      </p>
      {openCount > 0 && (
        <p className={styles.spaced}>
          {isolate(name)} has {formatCount(openCount, 'open request')}. You are asked next to whom they go.
        </p>
      )}
    </ActionDialog>
  )
}

export function RemoveSecondFactorsDialog({ account: { id, name }, onClosed }: ConfirmationProps) {
  return (
    <ActionDialog
      title={`Remove the second factors of ${isolate(name)}?`}
      confirmLabel="Remove"
      document={RemoveSecondFactorsDocument}
      variables={{ id }}
      {...buildMessages('remove', 'second factors')}
      onClosed={onClosed}
    >
      <p>
        For someone who has lost them. {isolate(name)} is signed out everywhere, and then signs in with the
        password alone: make sure that it is really {isolate(name)} who asks you for this.
      </p>
    </ActionDialog>
  )
}

export function WithdrawInvitationDialog({ account: { id, name, email }, onClosed }: ConfirmationProps) {
  return (
    <ActionDialog
      title="Withdraw this invitation?"
      confirmLabel="Withdraw"
      document={WithdrawInvitationDocument}
      variables={{ id }}
      {...buildMessages('withdraw', 'invitation')}
      onClosed={onClosed}
    >
      <p>
        The link that {isolate(name)} ({email}) was sent stops working. You can invite them again at any time.
      </p>
    </ActionDialog>
  )
}
