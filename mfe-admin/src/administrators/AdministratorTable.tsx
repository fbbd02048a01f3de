/** The administrators in a table, with what can be done about each. */
import { Badge, useAuth } from '@access/kit'
import { Button } from 'antd'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { PagedTable } from '../parts/PagedTable.tsx'
import styles from './administrators.module.css'
import { lastSignedIn, Status } from './columns.tsx'
import type { Account } from './documents.ts'

/** What can be asked for from a row. */
export type Asked = 'rename' | 'sessions' | 'disable' | 'enable' | 'invite again' | 'withdraw'

export function AdministratorTable({
  accounts,
  onAsked,
}: {
  accounts: Account[]
  onAsked(asked: Asked, account: Account): void
}) {
  const { user } = useAuth()

  const button = (asked: Asked, label: string, account: Account) => (
    <Button key={asked} aria-label={`${label}: ${account.name}`} onClick={() => onAsked(asked, account)}>
      {label}
    </Button>
  )

  const columns: Record<string, (account: Account) => ReactNode> = {
    Name: (account) => (
      <span className={styles.named}>
        {account.name}
        {account.id === user?.id && <Badge tone="sky">You</Badge>}
        <Button
          type="text"
          icon={<Pencil size={16} aria-hidden />}
          aria-label={`Rename ${account.name}`}
          onClick={() => onAsked('rename', account)}
        />
      </span>
    ),
    Email: ({ email }) => email,
    Status: (account) => <Status account={account} />,
    'Last signed in': lastSignedIn,
  }

  function actions(account: Account) {
    if (account.id === user?.id)
      return (
        <Link to="/admin/account" className="nowrap">
          Your account
        </Link>
      )
    const offered = {
      active: [button('sessions', 'Sessions', account), button('disable', 'Disable', account)],
      invited: [button('invite again', 'Invite again', account), button('withdraw', 'Withdraw', account)],
      disabled: [button('enable', 'Enable', account)],
    }
    return <span className={styles.actions}>{offered[account.status]}</span>
  }

  return <PagedTable label="Administrators, table" rows={accounts} columns={columns} actions={actions} />
}
