/** The cards of the conflict check beside an unlocked request. */
import { isolate } from '@access/kit'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import { DateTime } from '../../components/DateTime.tsx'
import { usePermissions } from '../../session/use-permissions.ts'
import { ConflictDecision } from './ConflictDecision.tsx'
import { hasConflict, listUndecidedMatches, useConflictCheck } from './conflict-check.ts'
import { Matches } from './Matches.tsx'
import { Parties } from './Parties.tsx'

export function ConflictCards() {
  const conflictCheck = useConflictCheck()
  const mayCheck = usePermissions()('checkConflicts')
  const isSettled =
    conflictCheck.outcome === 'clear' &&
    listUndecidedMatches(conflictCheck).length === 0 &&
    !hasConflict(conflictCheck)
  const hasFindings = conflictCheck.matches.length > 0 || conflictCheck.notCompared.length > 0
  return (
    <>
      <Card title="Conflict check" isPadded>
        <p>
          <Outcome mayCheck={mayCheck} />
        </p>
      </Card>
      {mayCheck && (hasFindings || !isSettled) && <Matches />}
      {mayCheck && !isSettled && <ConflictDecision />}
      <Parties />
    </>
  )
}

function Outcome({ mayCheck }: { mayCheck: boolean }) {
  const { outcome, decidedBy, decidedAt } = useConflictCheck()
  if (outcome === 'clear' && decidedAt)
    return (
      <>
        <Badge tone="moss">No conflicts</Badge> {isolate(decidedBy ?? '')}, <DateTime value={decidedAt} />
      </>
    )
  if (outcome === 'conflict')
    return (
      <>
        <Badge tone="clay">Conflict of interest</Badge> Read no further. Decline this request and refer the
        applicant elsewhere.
      </>
    )
  return (
    <>
      <Badge tone="clay">Not checked</Badge>{' '}
      {mayCheck
        ? 'You opened this request without a conflict check. Complete the check as soon as possible.'
        : 'Ask an intake worker or an administrator to complete the check.'}
    </>
  )
}
