/** What an opened request shows: how to reach the person safely before anything else. */
import { Card } from '../parts/Card.tsx'
import { Moment } from '../parts/Moment.tsx'
import parts from '../parts/parts.module.css'
import { Answers } from './Answers.tsx'
import { Conversation } from './Conversation.tsx'
import { ConflictCards } from './conflicts/ConflictCards.tsx'
import type { Opened } from './documents.ts'
import { Keeping } from './keeping/Keeping.tsx'
import styles from './legal-aid.module.css'
import { Attorney } from './matching/Attorney.tsx'
import { Others } from './Others.tsx'
import { Papers } from './Papers.tsx'
import { Assignee } from './queue/Assignee.tsx'
import { Notes } from './queue/Notes.tsx'
import { SafeWays } from './SafeWays.tsx'
import { Screening } from './Screening.tsx'
import { Standing } from './Standing.tsx'
import { Timeline } from './Timeline.tsx'

export function OpenedRequest({ opened, onChanged }: { opened: Opened; onChanged(opened: Opened): void }) {
  const { request, more, documents, messages, timeline, others, moves } = opened
  if (request.status === 'erased') return <Erased timeline={timeline} />
  return (
    <div className={styles.whole}>
      <SafeWays more={more} />
      <div className={styles.columns}>
        <div className={styles.standing}>
          <Standing request={request} moves={moves} onChanged={onChanged} />
        </div>
        <div className={`${styles.column} ${styles.told}`}>
          <Answers opened={opened} />
          <Screening id={request.id} />
          <Papers papers={documents} />
          <Conversation id={request.id} messages={messages} onChanged={onChanged} />
          <Attorney key={request.status} id={request.id} />
        </div>
        <div className={`${styles.column} ${styles.besides}`}>
          <Assignee
            request={request}
            onAssigned={(assigned) => onChanged({ ...opened, request: { ...request, ...assigned } })}
          />
          <Notes id={request.id} notes={opened.notes} onChanged={onChanged} />
          <Keeping request={request} moves={moves} onChanged={onChanged} />
          {opened.conflicts && (
            <ConflictCards id={request.id} conflicts={opened.conflicts} onChanged={onChanged} />
          )}
          <Others requests={others} />
          <Timeline happenings={timeline} />
        </div>
      </div>
    </div>
  )
}

function Erased({ timeline }: Pick<Opened, 'timeline'>) {
  const erased = timeline.findLast(({ action }) => action === 'erased')
  return (
    <Card title="Erased">
      <div className={parts.inside}>
        <p>
          {erased && (
            <>
              Erased on <Moment at={erased.at} />.{' '}
            </>
          )}
          Nothing they told us can be read any more.
        </p>
      </div>
    </Card>
  )
}
