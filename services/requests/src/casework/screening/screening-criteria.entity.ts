/** The federal poverty guidelines, our own limits, and by which of them we screen at a moment. */
import { Day, getLocalDay, Instant, Integer, ManagedItem, Table, Text, Unique } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ObjectType } from 'type-graphql'
import type { regions } from './guideline.rules.ts'

/** A row for each year and region; figures in dollars a year. */
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

/** One row; in percent of the guideline. */
@Table('screening_policy')
@ObjectType('ScreeningPolicy', { simpleResolvers: true })
export class ScreeningPolicy extends ManagedItem {
  @Integer() ceiling!: number
  /** Up to where there may be an exception. */
  @Integer() exceptions!: number
  @Text() region!: (typeof regions)[number]
}

export const policyId = '5c4ee212-0000-4000-8000-000000000001'

/** The one row: the migration has inserted it. */
export const getScreeningPolicy = (em: EntityManager) => em.findOneOrFail(ScreeningPolicy, { id: policyId })

/** The guideline and limits to screen by. */
export interface ScreeningCriteria {
  policy: ScreeningPolicy
  guideline: PovertyGuideline
}

/** The newest guideline in force today for the policy's region, with our limits; null when there is none. */
export async function getScreeningCriteria(
  em: EntityManager,
  timeZone: string,
): Promise<ScreeningCriteria | null> {
  const policy = await getScreeningPolicy(em)
  const inForce = { region: policy.region, effectiveFrom: { $lte: getLocalDay(timeZone) } }
  const [guideline] = await em.find(PovertyGuideline, inForce, { orderBy: { year: 'desc' }, limit: 1 })
  return guideline ? { policy, guideline } : null
}
