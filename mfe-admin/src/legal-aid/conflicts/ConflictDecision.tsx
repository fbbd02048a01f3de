/** The decision of the conflict check: no conflicts, a conflict, or opening without the check. */
import { isolate } from '@access/kit'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Card } from '../../components/Card.tsx'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { useAction } from '../../data/use-action.ts'
import type { ConflictCheckFragment } from '../request/conflict-check.generated.ts'
import { hasConflict, listUndecidedMatches } from '../request/conflict-check.ts'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'
import { targets } from '../request/section.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ConcludeConflictCheckDocument } from './conflicts.generated.ts'
import { UncheckedDialog } from './UncheckedDialog.tsx'

export function ConflictDecision({
  id,
  conflictCheck,
  onChanged,
}: {
  id: string
  conflictCheck: ConflictCheckFragment
  onChanged(details: RequestDetailsFragment): void
}) {
  const [dialog, setDialog] = useState<'conflict' | 'unchecked' | null>(null)
  const { act, isActing, errorMessage } = useAction(ConcludeConflictCheckDocument, {
    successMessage: 'No conflicts found',
    failureMessage: 'Failed to record decision',
  })

  async function clear() {
    const result = await act({ id, outcome: 'clear', reason: null })
    if (result) onChanged(result.details)
  }

  const undecidedCount = listUndecidedMatches(conflictCheck).length
  const { outcome, decidedBy, decidedAt, reason } = conflictCheck
  return (
    <Card title="Decision" id={targets.conflicts.cardId}>
      <div className={parts.inside}>
        {outcome === 'conflict' && decidedAt && (
          <p className={parts.written}>
            {isolate(decidedBy ?? '')} found a conflict on <DateTime value={decidedAt} />:{' '}
            {isolate(reason ?? '')}
          </p>
        )}
        {undecidedCount > 0 && (
          <p>
            {undecidedCount === 1 ? '1 match' : `${undecidedCount} matches`} must be decided before the
            request can be unlocked.
          </p>
        )}
        <div className={parts.buttons}>
          {undecidedCount === 0 && !hasConflict(conflictCheck) && (
            <Button type="primary" loading={isActing} onClick={clear}>
              {conflictCheck.isLocked ? 'No conflicts: unlock request' : 'No conflicts found'}
            </Button>
          )}
          <Button onClick={() => setDialog('conflict')}>Record a conflict</Button>
          {conflictCheck.isLocked && (
            <Button onClick={() => setDialog('unchecked')}>Open without conflict check</Button>
          )}
        </div>
        {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      </div>
      {dialog === 'conflict' && (
        <ConflictDialog id={id} onDecided={onChanged} onClosed={() => setDialog(null)} />
      )}
      {dialog === 'unchecked' && (
        <UncheckedDialog id={id} onOpened={onChanged} onClosed={() => setDialog(null)} />
      )}
    </Card>
  )
}
