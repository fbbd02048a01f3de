/** What comes of looking at the names: no conflict, and it opens; a conflict; or no time to look. */
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { Card } from '../../parts/Card.tsx'
import { Moment } from '../../parts/Moment.tsx'
import parts from '../../parts/parts.module.css'
import { useAct } from '../../parts/useAct.ts'
import type { Opened } from '../documents.ts'
import { ConflictDialog } from './ConflictDialog.tsx'
import { type Conflicts, hasConflict, undecided } from './conflicts.ts'
import { concludeConflicts } from './documents.ts'
import { UncheckedDialog } from './UncheckedDialog.tsx'

export function Conclusion({
  id,
  conflicts,
  onChanged,
}: {
  id: string
  conflicts: Conflicts
  onChanged(opened: Opened): void
}) {
  const [asked, ask] = useState<'conflict' | 'unchecked' | null>(null)
  const { act, isActing, refused } = useAct(concludeConflicts, {
    done: 'No conflicts found',
    failed: 'Failed to record decision',
  })

  async function clear() {
    const changed = await act({ id, outcome: 'clear', reason: null })
    if (changed) onChanged(changed.opened)
  }

  const open = undecided(conflicts).length
  const { outcome, by, decidedAt, reason } = conflicts
  return (
    <Card title="What comes of it">
      <div className={parts.inside}>
        {outcome === 'conflict' && decidedAt && (
          <p className={parts.written}>
            {by} found a conflict on <Moment at={decidedAt} />: {reason}
          </p>
        )}
        {open > 0 && (
          <p>{open === 1 ? 'One name is' : `${open} names are`} still to be decided on before it can open.</p>
        )}
        <div className={parts.buttons}>
          {open === 0 && !hasConflict(conflicts) && (
            <Button type="primary" loading={isActing} onClick={clear}>
              {conflicts.isShut ? 'No conflicts found: open' : 'No conflicts found'}
            </Button>
          )}
          <Button onClick={() => ask('conflict')}>There is a conflict</Button>
          {conflicts.isShut && <Button onClick={() => ask('unchecked')}>Open without the check</Button>}
        </div>
        {refused && <Alert type="error" showIcon title={refused} />}
      </div>
      {asked === 'conflict' && <ConflictDialog id={id} onDecided={onChanged} onClosed={() => ask(null)} />}
      {asked === 'unchecked' && <UncheckedDialog id={id} onOpened={onChanged} onClosed={() => ask(null)} />}
    </Card>
  )
}
