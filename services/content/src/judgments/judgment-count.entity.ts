/** How many judgments are public, by year, category and court: kept by triggers, since counting takes longer than a page. */
import { Index, PrimaryKey, Property, Table, Trigger } from '@access/service-kit'

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

/** The triggers on judgments; what they do is in the migration, since the ORM cannot name the changed rows. */
export const CountJudgments = (): ClassDecorator => (type) => {
  for (const event of ['insert', 'update', 'delete'] as const)
    Trigger<unknown>({
      name: `count_after_${event}`,
      timing: 'after',
      events: [event],
      forEach: 'statement',
      expression: 'by a migration',
    })(type)
}
