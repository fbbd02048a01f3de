/** A judgment of a court. */
import {
  ContentType,
  createInputType,
  Day,
  Flag,
  Index,
  ManagedItem,
  type Order,
  Property,
  Text,
  TextList,
  Trigger,
} from '@access/service-kit'
import { DeclareTriggers } from '../content-type/declare-triggers.ts'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { createPublicQueries } from '../content-type/public-queries.ts'
import { FullTextIndex, joinTextList, truncateText } from '../search/full-text-index.ts'

/** One field per line, so that no match spans two of them. */
const substringText = ['title', 'case_number', 'parties', 'summary', 'legal_issues', joinTextList('keywords')]
  .map((text) => `COALESCE(plain_text(${text}), ''::text)`)
  .join(' || chr(10) || ')

/** The year as a list of one: in the search indexes, so that a search can begin with the newest years. */
export const judgmentYears = 'array[extract(year from judgment_date)::integer]'

@NotifyChanges('Judgment')
// These four identify a judgment, also without a case number.
@Index({
  name: 'judgment_unique',
  expression:
    'create unique index "judgment_unique" on "judgment" ("court_name", "case_number", "judgment_date", "title") nulls not distinct',
})
// For long lists: a page of them by an index-only scan, the counts of the filters by another.
@Index({
  name: 'judgment_newest_first',
  expression:
    'create index "judgment_newest_first" on "judgment" ("judgment_date" desc, "id") include ("is_visible", "category", "court_name")',
})
// For those who follow a search: what was added since yesterday.
@Index({ name: 'judgment_added', properties: ['createdAt'] })
@Index({ name: 'judgment_facets', properties: ['category', 'courtName', 'isVisible'] })
@FullTextIndex(
  'judgment',
  {
    A: ['title', 'case_number'],
    B: ['summary', 'parties', joinTextList('keywords')],
    C: ['legal_issues', 'judge_name', 'legal_implications'],
    D: [truncateText('full_text')],
  },
  { extraColumn: judgmentYears },
)
// They fill the tables of `judgment-triggers.entity.ts`.
@DeclareTriggers('count_after', ['insert', 'update', 'delete'])
@DeclareTriggers('unread_after', ['insert', 'update'])
@Trigger<unknown>({
  name: 'slug_before_insert',
  timing: 'before',
  events: ['insert'],
  forEach: 'row',
  expression: 'by a migration',
})
@ContentType('Judgment')
export class Judgment extends ManagedItem {
  @Text() title!: string
  @Text({ isOptional: true }) caseNumber!: string | null
  @Text() courtName!: string
  @Index({
    name: 'judgment_judge',
    expression: `create index "judgment_judge" on "judgment" using gin (plain_text(judge_name) gin_trgm_ops)`,
  })
  @Text({ isOptional: true })
  judgeName!: string | null
  @Day() judgmentDate!: string
  @Text({ isOptional: true }) parties!: string | null
  @Text({ isOptional: true }) legalIssues!: string | null
  @Text({ neededBy: ['relatedServices', 'relatedPosts', 'relatedEvents'] }) category!: string
  @Text({ isOptional: true }) summary!: string | null
  /** In words that everybody understands. */
  @Text({ isOptional: true }) plainSummary!: string | null
  @Text({ isOptional: true, neededBy: ['cites'] }) fullText!: string | null
  @Text({ isOptional: true }) legalImplications!: string | null
  @Text({ isOptional: true }) pdfUrl!: string | null
  @TextList({ defaultValue: [] }) keywords!: string[]
  @Flag({ defaultValue: true }) isVisible!: boolean
  /** By which its page is found: given by a trigger. */
  @Text({ isReadOnly: true, isUnique: true, isTriggered: true }) slug?: string

  /** The short texts, in which parts of words and similar words are found. */
  @Index({
    name: 'judgment_substring_text',
    expression: `create index "judgment_substring_text" on "judgment" using gin ("substring_text" gin_trgm_ops, (${judgmentYears}))`,
  })
  @Property({ type: 'text', nullable: true, lazy: true, generated: `(${substringText}) stored` })
  substringText?: string
}

export const JudgmentInput = createInputType(Judgment, 'JudgmentInput')

export const newestFirst: Order<Judgment> = [{ judgmentDate: 'desc' }]

/** The public judgments, newest first. */
export const publicJudgments = createPublicQueries(Judgment, {
  where: { isVisible: true },
  order: newestFirst,
})
