/** The cells of an administrator's row. */
import { Badge } from '@access/kit'
import type { ReactNode } from 'react'
import parts from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import type { AccountFragment } from './administrators.generated.ts'
import styles from './administrators.module.css'

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
    <span className={parts.stacked}>
      <span>{badges.invited}</span>
      <span className={styles.expiry}>
        {isExpired ? 'The link has expired' : <InvitationExpiry expiresAt={invitationExpiresAt} />}
      </span>
    </span>
  )
}

const InvitationExpiry = ({ expiresAt }: { expiresAt: string }) => (
  <>
    until <DateTime value={expiresAt} />
  </>
)

export const formatLastSignIn = ({ lastSignedInAt }: AccountFragment) =>
  lastSignedInAt ? <DateTime value={lastSignedInAt} /> : 'Never'
