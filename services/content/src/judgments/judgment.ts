/** A judgment of a court. */
import {
  ContentType,
  Day,
  Flag,
  Index,
  inputOf,
  ManagedItem,
  type Order,
  Property,
  Text,
  Words,
} from '@access/service-kit'
import { Announced } from '../announced.ts'
import { listed, long, Searched } from '../search/searched.ts'
import { shown } from '../shown.ts'

/** Line by line, so that nothing is found across two of them. */
const findable = ['title', 'case_number', 'parties', 'summary', 'legal_issues', listed('keywords')]
  .map((text) => `COALESCE(${text}, ''::text)`)
  .join(' || chr(10) || ')

@Announced('Judgment')
// Two judgments are the same when these four are, also where there is no case number.
@Index({
  name: 'judgment_same',
  expression:
    'create unique index "judgment_same" on "judgment" ("court_name", "case_number", "judgment_date", "title") nulls not distinct',
})
// Thousands are listed: the newest without looking at all of them, and how many are alike without reading any.
@Index({ name: 'judgment_dated', properties: ['judgmentDate', 'id'] })
@Index({ name: 'judgment_alike', properties: ['category', 'courtName', 'isVisible'] })
@Searched('judgment', {
  A: ['title', 'case_number'],
  B: ['summary', 'parties', listed('keywords')],
  C: ['legal_issues', 'judge_name', 'legal_implications'],
  D: [long('full_text')],
})
@ContentType('Judgment')
export class Judgment extends ManagedItem {
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

  /** What a card says, where parts of words are found, and words that are nearly those. */
  @Index({
    name: 'judgment_findable',
    expression:
      'create index "judgment_findable" on "judgment" using gin ("findable" gin_trgm_ops) with (gin_pending_list_limit = 256)',
  })
  @Property({ type: 'text', nullable: true, lazy: true, generated: `(${findable}) stored` })
  findable?: string
}

export const JudgmentInput = inputOf(Judgment, 'JudgmentInput')

export const newestFirst: Order<Judgment> = [{ judgmentDate: 'desc' }]

/** Judgments as visitors may see them, newest first. */
export const shownJudgments = shown(Judgment, { where: { isVisible: true }, order: newestFirst })
