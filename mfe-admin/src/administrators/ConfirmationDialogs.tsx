/** The confirmation dialogs before somebody loses access. */
import { isolate } from '@access/kit'
import { hasPermission } from '@access/service-kit/roles/roles.rules'
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { formatCount } from '../components/change.messages.ts'
import styles from '../components/screen.module.css'
import { useAction } from '../data/use-action.ts'
import { useLiveQuery } from '../data/use-live-query.ts'
import {
  type AccountFragment,
  DisableAdministratorDocument,
  RemoveSecondFactorsDocument,
  WithdrawInvitationDocument,
} from './administrators.generated.ts'
import { ColleagueRequestsDocument } from './colleagues.generated.ts'

type ConfirmationProps = { account: AccountFragment; onClosed(isDone: boolean): void }

/** Whoever has open requests is disabled first: then nobody gives them more while these are handed over. */
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
  const { act, ...acting } = useAction(DisableAdministratorDocument, {
    successMessage: 'Administrator disabled successfully',
    failureMessage: 'Failed to disable administrator',
  })
  return (
    <ConfirmDialog
      title={`Disable ${isolate(name)}?`}
      confirmLabel="Disable"
      onConfirm={async () => (await act({ id })) !== null}
      {...acting}
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
    </ConfirmDialog>
  )
}

export function RemoveSecondFactorsDialog({ account: { id, name }, onClosed }: ConfirmationProps) {
  const { act, ...acting } = useAction(RemoveSecondFactorsDocument, {
    successMessage: 'Second factors removed successfully',
    failureMessage: 'Failed to remove second factors',
  })
  return (
    <ConfirmDialog
      title={`Remove the second factors of ${isolate(name)}?`}
      confirmLabel="Remove"
      onConfirm={async () => (await act({ id })) !== null}
      {...acting}
      onClosed={onClosed}
    >
      <p>
        For someone who has lost them. {isolate(name)} is signed out everywhere, and then signs in with the
        password alone: make sure that it is really {isolate(name)} who asks you for this.
      </p>
    </ConfirmDialog>
  )
}

export function WithdrawInvitationDialog({ account: { id, name, email }, onClosed }: ConfirmationProps) {
  const { act, ...acting } = useAction(WithdrawInvitationDocument, {
    successMessage: 'Invitation withdrawn successfully',
    failureMessage: 'Failed to withdraw invitation',
  })
  return (
    <ConfirmDialog
      title="Withdraw this invitation?"
      confirmLabel="Withdraw"
      onConfirm={async () => (await act({ id })) !== null}
      {...acting}
      onClosed={onClosed}
    >
      <p>
        The link that {isolate(name)} ({email}) was sent stops working. You can invite them again at any time.
      </p>
    </ConfirmDialog>
  )
}
