/** The cards of the conflict check beside an unlocked request. */
import { isolate } from '@access/kit'
import { Badge } from '../../components/Badge.tsx'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { usePermissions } from '../../session/use-permissions.ts'
import type { ConflictCheckFragment } from '../request/conflict-check.generated.ts'
import { hasConflict, listUndecidedMatches } from '../request/conflict-check.ts'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { ConflictDecision } from './ConflictDecision.tsx'
import { Matches } from './Matches.tsx'
import { Parties } from './Parties.tsx'

export function ConflictCards(props: {
  id: string
  conflictCheck: ConflictCheckFragment
  onChanged(details: RequestDetailsFragment): void
}) {
  const { conflictCheck } = props
  const mayCheck = usePermissions()('checkConflicts')
  const isSettled =
    conflictCheck.outcome === 'clear' &&
    listUndecidedMatches(conflictCheck).length === 0 &&
    !hasConflict(conflictCheck)
  const hasFindings = conflictCheck.matches.length > 0 || conflictCheck.notCompared.length > 0
  return (
    <>
      <Card title="Conflict check">
        <div className={parts.inside}>
          <Outcome conflictCheck={conflictCheck} mayCheck={mayCheck} />
        </div>
      </Card>
      {mayCheck && (hasFindings || !isSettled) && <Matches {...props} />}
      {mayCheck && !isSettled && <ConflictDecision {...props} />}
      <Parties {...props} />
    </>
  )
}

function Outcome({
  conflictCheck: { outcome, decidedBy, decidedAt },
  mayCheck,
}: {
  conflictCheck: ConflictCheckFragment
  mayCheck: boolean
}) {
  if (outcome === 'clear' && decidedAt)
    return (
      <p>
        <Badge tone="moss">No conflicts</Badge> {isolate(decidedBy ?? '')}, <DateTime value={decidedAt} />
      </p>
    )
  if (outcome === 'conflict')
    return (
      <p>
        <Badge tone="clay">Conflict of interest</Badge> Read no further. Decline this request and refer the
        applicant elsewhere.
      </p>
    )
  return (
    <p>
      <Badge tone="clay">Not checked</Badge>{' '}
      {mayCheck
        ? 'You opened this request without a conflict check. Complete the check as soon as possible.'
        : 'Ask an intake worker or an administrator to complete the check.'}
    </p>
  )
}
