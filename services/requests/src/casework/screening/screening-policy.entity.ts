/** Our own limits, and by which guideline we screen at a moment. */
import { getLocalDay, Integer, ManagedItem, Table, Text } from '@access/service-kit'
import type { EntityManager, LockMode } from '@mikro-orm/postgresql'
import { ObjectType } from 'type-graphql'
import type { regions } from './guideline.rules.ts'
import { PovertyGuideline } from './poverty-guideline.entity.ts'

/** One row; in percent of the guideline. */
@Table('screening_policy')
@ObjectType('ScreeningPolicy', { simpleResolvers: true })
export class ScreeningPolicy extends ManagedItem {
  @Integer() ceiling!: number
  /** Up to where there may be an exception. */
  @Integer() exceptions!: number
  @Text() region!: (typeof regions)[number]
}

const policyId = '5c4ee212-0000-4000-8000-000000000001'

/** The one row: the migration has inserted it. */
export const getScreeningPolicy = (em: EntityManager, lockMode?: LockMode.PESSIMISTIC_WRITE) =>
  em.findOneOrFail(ScreeningPolicy, { id: policyId }, { lockMode })

/** What is screened by. */
export interface ScreeningCriteria {
  policy: ScreeningPolicy
  guideline: PovertyGuideline
}

/** What is in force on the office's day: of the policy's region the newest guideline; null where none has begun. */
export async function getScreeningCriteria(
  em: EntityManager,
  timeZone: string,
): Promise<ScreeningCriteria | null> {
  const policy = await getScreeningPolicy(em)
  const today = getLocalDay(timeZone, new Date())
  const guideline = await em.findOne(
    PovertyGuideline,
    { region: policy.region, effectiveFrom: { $lte: today } },
    { orderBy: { year: 'desc' } },
  )
  return guideline && { policy, guideline }
}
