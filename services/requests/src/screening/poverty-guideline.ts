/** The federal poverty guidelines, a row for each year and region. */
import { Day, Instant, ManagedItem, Table, Text, Unique, Whole } from '@access/service-kit'
import { ObjectType } from 'type-graphql'
import type { regions } from './guideline.rules.ts'

/** What one is called in the audit. */
export const noun = 'poverty guideline'

/** Figures in dollars a year. */
@Unique({ properties: ['year', 'region'] })
@Table('poverty_guideline')
@ObjectType('PovertyGuideline', { simpleResolvers: true })
export class PovertyGuideline extends ManagedItem {
  @Whole() year!: number
  @Text() region!: (typeof regions)[number]
  @Whole() onePerson!: number
  @Whole() eachFurther!: number
  /** From which day on we go by it. */
  @Day() inForceFrom!: string
  @Text() source!: string
  /** When somebody compared the figures with the published ones, and who; null before. */
  @Instant({ optional: true }) checkedAt: Date | null = null
  @Text({ optional: true }) checkedBy: string | null = null
}

/** '2026, Alaska'. */
export const titleOf = ({ year, region }: Pick<PovertyGuideline, 'year' | 'region'>) => `${year}, ${region}`
