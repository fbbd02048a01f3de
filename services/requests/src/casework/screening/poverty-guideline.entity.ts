/** The federal poverty guidelines, a row for each year and region. */
import { Day, Instant, Integer, ManagedItem, Table, Text, Unique } from '@access/service-kit'
import { ObjectType } from 'type-graphql'
import type { regions } from './guideline.rules.ts'

/** What one is called in the audit. */
export const itemType = 'poverty guideline'

/** Figures in dollars a year. */
@Unique({ properties: ['year', 'region'] })
@Table('poverty_guideline')
@ObjectType('PovertyGuideline', { simpleResolvers: true })
export class PovertyGuideline extends ManagedItem {
  @Integer() year!: number
  @Text() region!: (typeof regions)[number]
  @Integer() onePerson!: number
  @Integer() eachAdditionalPerson!: number
  /** From which day on we go by it. */
  @Day() effectiveFrom!: string
  @Text() source!: string
  /** When somebody compared the figures with the published ones, and who; null before. */
  @Instant({ isOptional: true }) checkedAt: Date | null = null
  @Text({ isOptional: true }) checkedBy: string | null = null
}

/** '2026, Alaska'. */
export const formatGuidelineTitle = ({ year, region }: Pick<PovertyGuideline, 'year' | 'region'>) =>
  `${year}, ${region}`
