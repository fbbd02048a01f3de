/** The cells of an administrator's row. */

import type { ReactNode } from 'react'
import { Badge } from '../components/Badge.tsx'
import { DateTime } from '../components/DateTime.tsx'
import { StackedCell } from '../components/StackedCell.tsx'
import type { AccountFragment } from './administrators.generated.ts'

const badges: Record<string, ReactNode> = {
  active: <Badge tone="moss">Active</Badge>,
  invited: <Badge tone="amber">Invited</Badge>,
  disabled: <Badge tone="plain">Disabled</Badge>,
}

export function AdministratorStatus({
  account: { status, invitationExpiresAt },
}: {
  account: AccountFragment
}) {
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

export const formatLastSignIn = ({ lastSignedInAt }: AccountFragment) =>
  lastSignedInAt ? <DateTime value={lastSignedInAt} /> : 'Never'
