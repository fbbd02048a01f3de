/** A case of the organisation, published as a case story. */
import { ContentType, createInputType, Day, Flag, ManagedItem, type Order, Text } from '@access/service-kit'
import { raw } from '@mikro-orm/postgresql'
import { NotifyChanges } from '../content-type/notify-changes.ts'
import { createPublicQueries } from '../content-type/public-queries.ts'
import { FullTextIndex } from '../search/full-text-index.ts'

@NotifyChanges('Case')
// Without client information, which is confidential.
@FullTextIndex('legal_case', {
  A: ['title', 'case_number'],
  B: ['summary', 'legal_issues', 'category'],
  C: ['outcome', 'impact_story', 'assigned_attorney'],
  D: ['description'],
})
@ContentType('Case', 'legal_case')
export class LegalCase extends ManagedItem {
  @Text() title!: string
  @Text({ isOptional: true }) caseNumber!: string | null
  @Text() category!: string
  @Text({ isOptional: true, permission: 'manageContent' }) clientInfo!: string | null
  @Text({ isOptional: true }) legalIssues!: string | null
  @Text({ isOptional: true }) assignedAttorney!: string | null
  @Text({ defaultValue: 'pending' }) status!: string
  @Day({ isOptional: true }) startDate!: string | null
  @Day({ isOptional: true }) endDate!: string | null
  @Text({ isOptional: true }) summary!: string | null
  @Text({ isOptional: true }) description!: string | null
  @Text({ isOptional: true }) outcome!: string | null
  @Text({ isOptional: true }) impactStory!: string | null
  @Flag({ defaultValue: false }) isPublic!: boolean
  @Flag({ defaultValue: false }) isFeatured!: boolean
}

export const CaseInput = createInputType(LegalCase, 'CaseInput')

/** By start date, or else by the date of creation. */
export const newestFirst: Order<LegalCase> = [
  { [raw('coalesce(start_date, created_at::date)')]: 'desc' },
  { createdAt: 'desc' },
]

/** The public cases, newest first. A featured case must be public as well. */
export const publicCases = createPublicQueries(LegalCase, { where: { isPublic: true }, order: newestFirst })
