/** Tables that triggers on judgments fill; what they do is in the migration, since the ORM cannot name the changed rows. */
import { Index, PrimaryKey, Property, Table, Trigger } from '@access/service-kit'

/** How many judgments are public, by year, category and court: counting takes longer than a page. */
@Index({
  name: 'judgment_count_late',
  expression: 'create index "judgment_count_late" on "judgment_count" ("transaction") where transaction <> 0',
})
@Table('judgment_count')
export class JudgmentCount {
  @PrimaryKey({ type: 'integer' }) year!: number
  @PrimaryKey({ type: 'text' }) category!: string
  @PrimaryKey({ type: 'text' }) courtName!: string
  /** 0 for a sum; else what one transaction changed while another was at the sums. */
  @PrimaryKey({ type: 'bigint' }) transaction!: string
  @Property({ type: 'integer' }) total!: number
}

/** A judgment whose citations have not been read since it was saved; it may have been deleted since. */
@Table('unread_judgment')
export class UnreadJudgment {
  @PrimaryKey({ type: 'uuid' }) judgmentId!: string
}

const declareTriggers =
  (name: string, events: ('insert' | 'update' | 'delete')[]): ClassDecorator =>
  (type) => {
    for (const event of events)
      Trigger<unknown>({
        name: `${name}_${event}`,
        timing: 'after',
        events: [event],
        forEach: 'statement',
        expression: 'by a migration',
      })(type)
  }

/** The triggers that count. */
export const CountJudgments = () => declareTriggers('count_after', ['insert', 'update', 'delete'])

/** The triggers that queue what was saved. */
export const QueueUnread = () => declareTriggers('unread_after', ['insert', 'update'])
