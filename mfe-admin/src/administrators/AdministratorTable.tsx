/** The administrators in a table, with what can be done about each. */

import { capitalize, useAuth } from '@access/kit'
import { hasPermission, type Role, roleNames } from '@access/service-kit/roles/roles.rules'
import { Button, Flex } from 'antd'
import { CalendarOff, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ActionMenu } from '../components/ActionMenu.tsx'
import { Badge } from '../components/Badge.tsx'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { StackedCell } from '../components/StackedCell.tsx'
import { List } from '../management/list/List.tsx'
import type { AccountFragment } from './administrators.generated.ts'

/** The actions of a row, as its menu says them. */
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

  const columns: Record<string, (account: AccountFragment) => ReactNode> = {
    Name: (account) => (
      <Flex component="span" align="center" gap="small">
        {account.name}
        {account.id === user?.id && <Badge tone="sky">You</Badge>}
        <Button
          type="text"
          icon={<Pencil size={16} aria-hidden />}
          aria-label={`Rename ${account.name}`}
          onClick={() => onAction('rename', account)}
        />
      </Flex>
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
    return (
      <span className={parts.buttons}>
        {account.status === 'active' && hasPermission(account.role, 'workOnRequests') && (
          <Button
            type="text"
            icon={<CalendarOff size={18} aria-hidden />}
            title="Out of office"
            aria-label={`Out of office: ${account.name}`}
            onClick={() => onAction('absence', account)}
          />
        )}
        <ActionMenu
          subject={account.name}
          actions={listActions(account).map((action) => ({
            label: capitalize(action),
            onSelect: () => onAction(action, account),
          }))}
        />
      </span>
    )
  }

  return <List label="Administrators" list={accounts} columns={columns} actions={actions} />
}

/** What is done less often than saying that somebody is away; what ends something comes last. */
function listActions({ status, role, hasSecondFactor }: AccountFragment): AdministratorAction[] {
  const handOver = hasPermission(role, 'workOnRequests') ? (['hand over'] as const) : []
  if (status === 'invited') return ['role', 'invite again', 'withdraw']
  if (status === 'disabled') return ['role', ...handOver, 'enable']
  const removal = hasSecondFactor ? (['remove second factors'] as const) : []
  return ['role', 'sessions', ...handOver, ...removal, 'disable']
}

/** The cells of an administrator's row. */
const badges: Record<string, ReactNode> = {
  active: <Badge tone="moss">Active</Badge>,
  invited: <Badge tone="amber">Invited</Badge>,
  disabled: <Badge tone="plain">Disabled</Badge>,
}

function AdministratorStatus({ account: { status, invitationExpiresAt } }: { account: AccountFragment }) {
  if (status !== 'invited' || !invitationExpiresAt) return badges[status]
  const isExpired = Date.parse(invitationExpiresAt) <= Date.now()
  return (
    <StackedCell
      details={isExpired ? 'The link has expired' : <InvitationExpiry expiresAt={invitationExpiresAt} />}
    >
      {badges.invited}
    </StackedCell>
  )
}

const InvitationExpiry = ({ expiresAt }: { expiresAt: string }) => (
  <>
    until <DateTime value={expiresAt} />
  </>
)

const formatLastSignIn = ({ lastSignedInAt }: AccountFragment) =>
  lastSignedInAt ? <DateTime value={lastSignedInAt} /> : 'Never'
