/** The administrators in a table, with what can be done about each. */
import { Badge, Link, useAuth } from '@access/kit'
import { hasPermission, type Role, roleNames } from '@access/service-kit/roles/roles.rules'
import { Button } from 'antd'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { List } from '../management/list/List.tsx'
import type { AccountFragment } from './administrators.generated.ts'
import styles from './administrators.module.css'
import { AdministratorStatus, formatLastSignIn } from './columns.tsx'

/** The actions of a row. */
export type AdministratorAction =
  | 'rename'
  | 'role'
  | 'sessions'
  | 'remove second factors'
  | 'hand over'
  | 'absence'
  | 'disable'
  | 'enable'
  | 'invite again'
  | 'withdraw'

export function AdministratorTable({
  accounts,
  onAction,
}: {
  accounts: AccountFragment[]
  onAction(action: AdministratorAction, account: AccountFragment): void
}) {
  const { user } = useAuth()

  const button = (action: AdministratorAction, label: string, account: AccountFragment) => (
    <Button key={action} aria-label={`${label}: ${account.name}`} onClick={() => onAction(action, account)}>
      {label}
    </Button>
  )

  const columns: Record<string, (account: AccountFragment) => ReactNode> = {
    Name: (account) => (
      <span className={styles.named}>
        {account.name}
        {account.id === user?.id && <Badge tone="sky">You</Badge>}
        <Button
          type="text"
          icon={<Pencil size={16} aria-hidden />}
          aria-label={`Rename ${account.name}`}
          onClick={() => onAction('rename', account)}
        />
      </span>
    ),
    Email: ({ email }) => email,
    Role: ({ role }) => roleNames[role as Role] ?? role,
    Status: (account) => <AdministratorStatus account={account} />,
    'Last signed in': formatLastSignIn,
  }

  function actions(account: AccountFragment) {
    if (account.id === user?.id)
      return (
        <Link to="/admin/account" className="nowrap">
          Your account
        </Link>
      )
    const worksOnRequests = hasPermission(account.role, 'workOnRequests')
    const handOver = worksOnRequests && button('hand over', 'Hand over', account)
    const offered: Record<string, ReactNode> = {
      active: [
        button('role', 'Role', account),
        button('sessions', 'Sessions', account),
        account.hasSecondFactor && button('remove second factors', 'Remove second factors', account),
        handOver,
        worksOnRequests && button('absence', 'Out of office', account),
        button('disable', 'Disable', account),
      ],
      invited: [
        button('role', 'Role', account),
        button('invite again', 'Invite again', account),
        button('withdraw', 'Withdraw', account),
      ],
      disabled: [button('role', 'Role', account), handOver, button('enable', 'Enable', account)],
    }
    return <span className={styles.actions}>{offered[account.status]}</span>
  }

  return <List label="Administrators, table" list={accounts} columns={columns} actions={actions} />
}
