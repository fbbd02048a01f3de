/** The federal poverty guidelines, our own limits, and by which of them we screen at a moment. */
import {
  Day,
  getLocalDay,
  Instant,
  Integer,
  ManagedItem,
  queryRows,
  Table,
  Text,
  Unique,
} from '@access/service-kit'
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
  policy: Pick<ScreeningPolicy, 'ceiling' | 'exceptions'>
  guideline: Pick<PovertyGuideline, 'id' | 'year' | 'region' | 'onePerson' | 'eachAdditionalPerson'> & {
    /** Whether somebody has compared it with the published figures. */
    isChecked: boolean
  }
}

/** The newest guideline in force today for the policy's region, with our limits; null when there is none. */
export async function getScreeningCriteria(
  em: EntityManager,
  timeZone: string,
): Promise<ScreeningCriteria | null> {
  const [criteria] = await queryRows<ScreeningCriteria['policy'] & ScreeningCriteria['guideline']>(
    em,
    `select ceiling, exceptions, guideline.id, year, guideline.region, one_person as "onePerson",
        each_additional_person as "eachAdditionalPerson", checked_at is not null as "isChecked"
      from screening_policy policy join poverty_guideline guideline on guideline.region = policy.region
      where policy.id = $1 and effective_from <= $2::date order by year desc limit 1`,
    [policyId, getLocalDay(timeZone, new Date())],
  )
  if (!criteria) return null
  const { ceiling, exceptions, ...guideline } = criteria
  return { policy: { ceiling, exceptions }, guideline }
}
