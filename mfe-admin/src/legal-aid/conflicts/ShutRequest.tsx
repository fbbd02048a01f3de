/** A request whose story stays shut until somebody has looked at its names. */
import { Notice } from '@access/kit'
import type { Opened } from '../documents.ts'
import styles from '../legal-aid.module.css'
import { Assignee } from '../queue/Assignee.tsx'
import { Standing } from '../Standing.tsx'
import { Timeline } from '../Timeline.tsx'
import { Conclusion } from './Conclusion.tsx'
import type { Conflicts } from './conflicts.ts'
import { Hits } from './Hits.tsx'
import { Names } from './Names.tsx'
import { newNamesSince } from './words.ts'

export function ShutRequest({
  opened,
  conflicts,
  onChanged,
}: {
  opened: Opened
  conflicts: Conflicts
  onChanged(opened: Opened): void
}) {
  const { request, moves, timeline } = opened
  const common = { id: request.id, conflicts, onChanged }
  return (
    <div className={styles.whole}>
      <Warning conflicts={conflicts} />
      <div className={styles.columns}>
        <div className={styles.standing}>
          <Standing request={request} moves={moves} onChanged={onChanged} />
        </div>
        <div className={`${styles.column} ${styles.told}`}>
          <Hits {...common} />
          <Conclusion {...common} />
          <Names {...common} />
        </div>
        <div className={`${styles.column} ${styles.besides}`}>
          <Assignee
            request={request}
            onAssigned={(assigned) => onChanged({ ...opened, request: { ...request, ...assigned } })}
          />
          <Timeline happenings={timeline} />
        </div>
      </div>
    </div>
  )
}

function Warning({ conflicts: { outcome, newNames } }: { conflicts: Conflicts }) {
  if (outcome === 'conflict')
    return (
      <Notice tone="clay" title="There is a conflict of interest">
        <p>Do not read it. Decline it, and tell them where else they can turn.</p>
      </Notice>
    )
  return (
    <Notice tone="amber" title="Look at the names first">
      <p>
        {newNames > 0 && `${newNamesSince(newNames)} `}
        We must not read the story of somebody whose other side we help. It opens once nothing stands against
        it.
      </p>
    </Notice>
  )
}
