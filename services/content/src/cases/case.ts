/** A case that we took, told as a story. */
import { ContentType, Day, Flag, inputOf, ManagedItem, type Order, Text } from '@access/service-kit'
import { raw } from '@mikro-orm/postgresql'
import { Announced } from '../announced.ts'
import { Searched } from '../search/searched.ts'
import { shown } from '../shown.ts'

@Announced('Case')
// What a client told us is not among these.
@Searched('legal_case', {
  A: ['title', 'case_number'],
  B: ['summary', 'legal_issues', 'category'],
  C: ['outcome', 'impact_story', 'assigned_attorney'],
  D: ['description'],
})
@ContentType('Case', 'legal_case')
export class LegalCase extends ManagedItem {
  @Text() title!: string
  @Text({ optional: true }) caseNumber!: string | null
  @Text() category!: string
  @Text({ optional: true, onlyAdministrators: true }) clientInfo!: string | null
  @Text({ optional: true }) legalIssues!: string | null
  @Text({ optional: true }) assignedAttorney!: string | null
  @Text({ otherwise: 'pending' }) status!: string
  @Day({ optional: true }) startDate!: string | null
  @Day({ optional: true }) endDate!: string | null
  @Text({ optional: true }) summary!: string | null
  @Text({ optional: true }) description!: string | null
  @Text({ optional: true }) outcome!: string | null
  @Text({ optional: true }) impactStory!: string | null
  @Flag({ otherwise: false }) isPublic!: boolean
  @Flag({ otherwise: false }) isFeatured!: boolean
}

export const CaseInput = inputOf(LegalCase, 'CaseInput')

/** By the day it began, or came to us when that is not said. */
export const newestFirst: Order<LegalCase> = [
  { [raw('coalesce(start_date, created_at::date)')]: 'desc' },
  { createdAt: 'desc' },
]

/** Cases as visitors may see them, newest first. Featured alone is not enough: the story must be public. */
export const shownCases = shown(LegalCase, { where: { isPublic: true }, order: newestFirst })
