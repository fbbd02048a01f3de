/** The confirmation dialogs before somebody loses access. */
import { ConfirmDialog } from '../components/ConfirmDialog.tsx'
import { useAction } from '../data/use-action.ts'
import {
  type Account,
  disableAdministratorMutation,
  withdrawInvitationMutation,
} from './administrators.queries.ts'

type ConfirmationProps = { account: Account; onClosed(isDone: boolean): void }

export function DisableDialog({ account: { id, name }, onClosed }: ConfirmationProps) {
  const { act, ...acting } = useAction(disableAdministratorMutation, {
    successMessage: 'Administrator disabled successfully',
    failureMessage: 'Failed to disable administrator',
  })
  return (
    <ConfirmDialog
      title={`Disable ${name}?`}
      confirmLabel="Disable"
      onConfirm={async () => (await act({ id })) !== null}
      {...acting}
      onClosed={onClosed}
    >
      <p>
        {name} is signed out everywhere at once and cannot sign in any more. What they did stays in the
        activity list. You can enable them again at any time.
      </p>
    </ConfirmDialog>
  )
}

export function WithdrawInvitationDialog({ account: { id, name, email }, onClosed }: ConfirmationProps) {
  const { act, ...acting } = useAction(withdrawInvitationMutation, {
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
        The link that {name} ({email}) was sent stops working. You can invite them again at any time.
      </p>
    </ConfirmDialog>
  )
}
