/** A judgment of a court. */
import {
  ContentType,
  Day,
  Flag,
  Index,
  Item,
  inputOf,
  type Order,
  Property,
  Text,
  Words,
} from '@access/service-kit'
import { FullTextType } from '@mikro-orm/postgresql'
import { Announced } from '../announced.ts'
import { shown } from '../shown.ts'

@Announced('Judgment')
// Two judgments are the same when these four are, also where there is no case number.
@Index({
  name: 'judgment_same',
  expression:
    'create unique index "judgment_same" on "judgment" ("court_name", "case_number", "judgment_date", "title") nulls not distinct',
})
@ContentType('Judgment')
export class Judgment extends Item {
  @Text() title!: string
  @Text({ optional: true }) caseNumber!: string | null
  @Text() courtName!: string
  @Text({ optional: true }) judgeName!: string | null
  @Day() judgmentDate!: string
  @Text({ optional: true }) parties!: string | null
  @Text({ optional: true }) legalIssues!: string | null
  @Text() category!: string
  @Text({ optional: true }) summary!: string | null
  @Text({ optional: true }) fullText!: string | null
  @Text({ optional: true }) legalImplications!: string | null
  @Text({ optional: true }) pdfUrl!: string | null
  @Words({ otherwise: [] }) keywords!: string[]
  @Flag({ otherwise: true }) isVisible!: boolean

  /** What is searched, made by PostgreSQL itself from the columns above. */
  @Index({ name: 'judgment_search', type: 'fulltext' })
  @Property({
    type: new FullTextType('english'),
    columnType: 'tsvector',
    nullable: true,
    lazy: true,
    generated: `(${weighed('title', 'A')} || ${weighed('case_number', 'A')} || ${weighed('summary', 'B')} || ${weighed('legal_issues', 'C')}) stored`,
  })
  searchable?: string
}

export const JudgmentInput = inputOf(Judgment, 'JudgmentInput')

export const newestFirst: Order<Judgment> = [{ judgmentDate: 'desc' }]

/** Judgments as visitors may see them, newest first. */
export const shownJudgments = shown(Judgment, { where: { isVisible: true }, order: newestFirst })

function weighed(column: string, weight: string) {
  return `setweight(to_tsvector('english'::regconfig, COALESCE(${column}, ''::text)), '${weight}'::"char")`
}
