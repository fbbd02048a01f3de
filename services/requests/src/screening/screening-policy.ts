/** Our own limits, and by which guideline we screen at a moment. */
import { dayIn, ManagedItem, Table, Text, Whole } from '@access/service-kit'
import type { EntityManager, LockMode } from '@mikro-orm/postgresql'
import { ObjectType } from 'type-graphql'
import type { regions } from './guideline.rules.ts'
import { PovertyGuideline } from './poverty-guideline.ts'

/** One row; in percent of the guideline. */
@Table('screening_policy')
@ObjectType('ScreeningPolicy', { simpleResolvers: true })
export class ScreeningPolicy extends ManagedItem {
  @Whole() ceiling!: number
  /** Up to where there may be an exception. */
  @Whole() exceptions!: number
  @Text() region!: (typeof regions)[number]
}

const theOnlyId = '5c4ee212-0000-4000-8000-000000000001'

/** The policy as it stands: the migration has put it there. */
export const thePolicy = (em: EntityManager, lockMode?: LockMode.PESSIMISTIC_WRITE) =>
  em.findOneOrFail(ScreeningPolicy, { id: theOnlyId }, { lockMode })

/** What is screened by. */
export interface InForce {
  policy: ScreeningPolicy
  guideline: PovertyGuideline
}

/** What is in force on the office's day: of the policy's region the newest guideline; null where none has begun. */
export async function inForce(em: EntityManager, timeZone: string): Promise<InForce | null> {
  const policy = await thePolicy(em)
  const today = dayIn(timeZone, new Date())
  const guideline = await em.findOne(
    PovertyGuideline,
    { region: policy.region, inForceFrom: { $lte: today } },
    { orderBy: { year: 'desc' } },
  )
  return guideline && { policy, guideline }
}
