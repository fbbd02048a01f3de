/**
 * What judgments cite, and what they are cited by. Both are keys of the same kind (`findCitations`), so that a judgment
 * is linked as soon as it is there, whichever of the two came first.
 */
import { Index, ManyToOne, PrimaryKey, Property, Table } from '@access/service-kit'
import { Judgment } from './judgment.entity.ts'

const ofJudgment = { primary: true, deleteRule: 'cascade', updateRule: 'no action' } as const

/** A citation in the full text of a judgment. */
@Index({
  name: 'judgment_citation_newest_first',
  expression:
    'create index "judgment_citation_newest_first" on "judgment_citation" ("key", "judgment_date" desc, "judgment_id")',
})
@Table('judgment_citation')
export class JudgmentCitation {
  @ManyToOne(() => Judgment, ofJudgment) judgment!: Judgment
  @PrimaryKey({ type: 'text' }) key!: string
  /** That of the citing judgment, so that the latest are found by the index alone. */
  @Property({ type: 'date' }) judgmentDate!: string
}

/** What others cite a judgment by: its case number, or its page in a reporter. */
@Table('judgment_identifier')
export class JudgmentIdentifier {
  @PrimaryKey({ type: 'text' }) key!: string
  @ManyToOne(() => Judgment, { ...ofJudgment, index: true }) judgment!: Judgment
}
