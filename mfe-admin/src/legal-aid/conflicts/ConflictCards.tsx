/** What was found out about conflicts, beside an open story; and what is still to be found out. */
import { Badge } from '@access/kit'
import { Card } from '../../parts/Card.tsx'
import { Moment } from '../../parts/Moment.tsx'
import parts from '../../parts/parts.module.css'
import type { Opened } from '../documents.ts'
import { Conclusion } from './Conclusion.tsx'
import { type Conflicts, hasConflict, undecided } from './conflicts.ts'
import { Hits } from './Hits.tsx'
import { Names } from './Names.tsx'

export function ConflictCards(props: { id: string; conflicts: Conflicts; onChanged(opened: Opened): void }) {
  const { conflicts } = props
  const { outcome, by, decidedAt } = conflicts
  const isSettled = outcome === 'clear' && undecided(conflicts).length === 0 && !hasConflict(conflicts)
  return (
    <>
      <Card title="Conflict check">
        <div className={parts.inside}>
          {outcome === 'clear' && decidedAt ? (
            <p>
              <Badge tone="moss">No conflicts</Badge> {by}, <Moment at={decidedAt} />
            </p>
          ) : (
            <p>
              <Badge tone="clay">Not checked</Badge> You opened this without the check. Look at the names as
              soon as you can.
            </p>
          )}
        </div>
      </Card>
      {(conflicts.hits.length > 0 || !isSettled) && <Hits {...props} />}
      {!isSettled && <Conclusion {...props} />}
      <Names {...props} />
    </>
  )
}
