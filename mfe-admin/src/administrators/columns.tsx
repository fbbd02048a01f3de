/** The cells of an administrator's row. */
import { Badge } from '@access/kit'
import { Moment } from '../parts/Moment.tsx'
import parts from '../parts/parts.module.css'
import type { Account } from './documents.ts'

const badges = {
  active: <Badge tone="moss">Active</Badge>,
  invited: <Badge tone="amber">Invited</Badge>,
  disabled: <Badge tone="plain">Disabled</Badge>,
}

export function Status({ account: { status, invitedUntil } }: { account: Account }) {
  if (status !== 'invited' || !invitedUntil) return badges[status]
  const isOver = Date.parse(invitedUntil) <= Date.now()
  return (
    <span className={parts.stacked}>
      <span>{badges.invited}</span>
      <span className={parts.hint}>{isOver ? 'The link has expired' : <Until at={invitedUntil} />}</span>
    </span>
  )
}

const Until = ({ at }: { at: string }) => (
  <>
    until <Moment at={at} />
  </>
)

export const lastSignedIn = ({ lastSignedInAt }: Account) =>
  lastSignedInAt ? <Moment at={lastSignedInAt} /> : 'Never'
