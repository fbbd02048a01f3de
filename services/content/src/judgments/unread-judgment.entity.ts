/** The queue of judgments whose citations have not been read since they were saved. */
import { PrimaryKey, Table, Trigger } from '@access/service-kit'

/** One of them; it may have been deleted since. */
@Table('unread_judgment')
export class UnreadJudgment {
  @PrimaryKey({ type: 'uuid' }) judgmentId!: string
}

/** The triggers that queue what was saved; what they do is in the migration, since the ORM cannot name the changed rows. */
export const QueueUnread = (): ClassDecorator => (type) => {
  for (const event of ['insert', 'update'] as const)
    Trigger<unknown>({
      name: `unread_after_${event}`,
      timing: 'after',
      events: [event],
      forEach: 'statement',
      expression: 'by a migration',
    })(type)
}
