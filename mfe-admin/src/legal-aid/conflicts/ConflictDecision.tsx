/** The decision of the conflict check: no conflicts, a conflict, or opening without the check. */

import { isolate } from '@access/kit'
import { conflictConclusion, uncheckedOpening } from '@access/requests/casework/conflicts/conflict.rules'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Card } from '../../components/Card.tsx'
import { buildMessages } from '../../components/change.messages.ts'
import parts from '../../components/components.module.css'
import { DateTime } from '../../components/DateTime.tsx'
import { buildEmptyDraft } from '../../forms/empty-draft.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { EncryptedReason, RecordedReason } from '../request/ReasonFields.tsx'
import { useRequest, useRequestAction } from '../request/request-context.ts'
import { targets } from '../request/section.ts'
import { hasConflict, listUndecidedMatches, useConflictCheck } from './conflict-check.ts'
import { ConcludeConflictCheckDocument, OpenWithoutConflictCheckDocument } from './conflicts.generated.ts'

export function ConflictDecision() {
  const { details, update } = useRequest()
  const { id } = details.request
  const conflictCheck = useConflictCheck()
  const [dialog, setDialog] = useState<'conflict' | 'unchecked' | null>(null)
  const { act, isActing, errorMessage } = useRequestAction(ConcludeConflictCheckDocument, {
    successMessage: 'No conflicts found',
    failureMessage: 'Failed to record decision',
  })
  const undecidedCount = listUndecidedMatches(conflictCheck).length
  const { isLocked, outcome, decidedBy, decidedAt, reason } = conflictCheck
  return (
    <Card title="Decision" id={targets.conflicts.cardId} isPadded>
      {outcome === 'conflict' && decidedAt && (
        <p className={parts.written}>
          {isolate(decidedBy ?? '')} found a conflict on <DateTime value={decidedAt} />:{' '}
          {isolate(reason ?? '')}
        </p>
      )}
      {undecidedCount > 0 && (
        <p>
          {undecidedCount === 1 ? '1 match' : `${undecidedCount} matches`} must be decided before the request
          can be unlocked.
        </p>
      )}
      <div className={parts.buttons}>
        {undecidedCount === 0 && !hasConflict(conflictCheck) && (
          <Button
            type="primary"
            loading={isActing}
            onClick={() => act({ id, outcome: 'clear', reason: null })}
          >
            {isLocked ? 'No conflicts: unlock request' : 'No conflicts found'}
          </Button>
        )}
        <Button onClick={() => setDialog('conflict')}>Record a conflict</Button>
        {isLocked && <Button onClick={() => setDialog('unchecked')}>Open without conflict check</Button>}
      </div>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      {dialog === 'conflict' && (
        <FormDialog
          id="conflict"
          title="Record a conflict"
          submitLabel="Record conflict"
          document={ConcludeConflictCheckDocument}
          defaultValues={emptyConflict}
          rules={conflictConclusion}
          variables={({ outcome, reason }) => ({ id, outcome, reason })}
          {...buildMessages('record', 'conflict')}
          onDone={update}
          initial={{ reason: '' }}
          onClosed={() => setDialog(null)}
        >
          <p>The request stays locked for everyone, including anyone who opened it without the check.</p>
          <EncryptedReason label="What is the conflict?" />
        </FormDialog>
      )}
      {dialog === 'unchecked' && (
        <FormDialog
          id="unchecked"
          title="Open without conflict check"
          submitLabel="Open"
          document={OpenWithoutConflictCheckDocument}
          rules={uncheckedOpening}
          variables={({ reason }) => ({ id, reason })}
          successMessage="Request opened"
          failureMessage="Failed to open request"
          onDone={update}
          onClosed={() => setDialog(null)}
        >
          <p>It is unlocked for you only, until the conflict check is complete.</p>
          <RecordedReason />
        </FormDialog>
      )}
    </Card>
  )
}

// The first of its two outcomes is that there is no conflict.
const [, foundConflict] = conflictConclusion.options
const emptyConflict = { ...buildEmptyDraft(foundConflict), outcome: 'conflict' }
