/** What is asked before somebody loses their access. */
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx'
import { useAct } from '../parts/useAct.ts'
import { type Account, disableAdministrator, withdrawInvitation } from './documents.ts'

type Asking = { account: Account; onClosed(isDone: boolean): void }

export function Disable({ account: { id, name }, onClosed }: Asking) {
  const { act, ...acting } = useAct(disableAdministrator, {
    done: 'Administrator disabled successfully',
    failed: 'Failed to disable administrator',
  })
  return (
    <ConfirmDialog
      title={`Disable ${name}?`}
      confirm="Disable"
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

export function Withdraw({ account: { id, name, email }, onClosed }: Asking) {
  const { act, ...acting } = useAct(withdrawInvitation, {
    done: 'Invitation withdrawn successfully',
    failed: 'Failed to withdraw invitation',
  })
  return (
    <ConfirmDialog
      title="Withdraw this invitation?"
      confirm="Withdraw"
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
