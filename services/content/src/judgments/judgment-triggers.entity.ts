/** Tables that triggers on judgments fill. */
import { Index, PrimaryKey, Property, Table } from '@access/service-kit'

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
