/** The screenings of a request, each as it was at its moment. */
import { Instant, InstantScalar, Item, maxListLength, Property, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { decryptWithKey, encryptWithKey } from '../../platform/encryption/encryption.ts'
import type { Household } from './household.ts'
import { type Certainty, evaluateHousehold, ruleVersion, type ScreeningResult } from './income-eligibility.ts'
import type { ScreeningCriteria } from './screening-policy.entity.ts'

/** A screening as it is stored: encrypted with its request's key, so that it is erased with it. */
@Table('request_screening')
export class StoredScreening extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Instant() screenedAt!: Date
  @Text() encrypted!: string
}

@ObjectType('ScreeningPercentage', { simpleResolvers: true })
class ScreeningPercentage {
  @Field(() => Int) min!: number
  /** Null where there is no end. */
  @Field(() => Int, { nullable: true }) max!: number | null
}

@ObjectType('ScreeningCondition', { simpleResolvers: true })
class Condition {
  @Field(() => Int) percent!: number
  @Field(() => String) certainty!: Certainty
  @Field(() => String) explanation!: string
}

/** By what it was screened: the guideline, our limits and the rule of that moment. */
@ObjectType('ScreeningBasis', { simpleResolvers: true })
class ScreeningBasis {
  @Field(() => String) rule!: string
  @Field(() => Int) year!: number
  @Field(() => String) region!: string
  @Field(() => Int) onePerson!: number
  @Field(() => Int) eachAdditionalPerson!: number
  /** Whether somebody had compared these figures with the published ones. */
  @Field(() => Boolean) isChecked!: boolean
  @Field(() => Int) ceiling!: number
  @Field(() => Int) exceptions!: number
}

/** A screening as it is read. */
@ObjectType('RequestScreening', { simpleResolvers: true })
export class RequestScreening implements ScreeningResult {
  @Field(() => ID) id!: string
  @Field(() => InstantScalar) screenedAt!: Date
  @Field(() => String) screenedBy!: string
  /** What was known of the household, as it was answered. */
  @Field(() => String) income!: string
  @Field(() => String) householdSize!: string
  @Field(() => Boolean) isExact!: boolean
  @Field(() => String) result!: ScreeningResult['result']
  @Field(() => String) explanation!: string
  @Field(() => ScreeningPercentage, { nullable: true }) percentage!: ScreeningPercentage | null
  @Field(() => [Condition]) conditions!: Condition[]
  @Field(() => String, { nullable: true }) note!: string | null
  @Field(() => ScreeningBasis) basis!: ScreeningBasis
}

/** What is screened, and who had it screened. */
export interface ScreeningInput
  extends Pick<RequestScreening, 'screenedBy' | 'income' | 'householdSize' | 'isExact'> {
  household: Household
  /** Now, unless it is recorded afterwards. */
  screenedAt?: Date
}

/** Screens a request and stores the result beside the earlier ones. */
export function saveScreening(
  em: EntityManager,
  { request, dataKey }: DecryptedRequest,
  { household, screenedAt = new Date(), ...input }: ScreeningInput,
  { policy, guideline }: ScreeningCriteria,
): void {
  const { year, region, onePerson, eachAdditionalPerson, isChecked } = guideline
  const { ceiling, exceptions } = policy
  const basis: ScreeningBasis = {
    ...{ rule: ruleVersion, year, region, onePerson, eachAdditionalPerson, isChecked },
    ...{ ceiling, exceptions },
  }
  const screening = new StoredScreening()
  const content = { ...input, ...evaluateHousehold(household, guideline, policy), basis }
  Object.assign(screening, {
    requestId: request.id,
    screenedAt,
    encrypted: encryptWithKey(dataKey, getAssociatedData(screening), content),
  })
  em.persist(screening)
}

/** All that a request was ever screened, newest first. */
export async function listScreenings(
  em: EntityManager,
  { request, dataKey }: DecryptedRequest,
): Promise<RequestScreening[]> {
  const stored = await em.find(
    StoredScreening,
    { requestId: request.id },
    { orderBy: { screenedAt: 'desc', createdAt: 'desc' }, limit: maxListLength },
  )
  return stored.map((screening) => ({
    ...decryptWithKey<Omit<RequestScreening, 'id' | 'screenedAt'>>(
      dataKey,
      getAssociatedData(screening),
      screening.encrypted,
    ),
    id: screening.id,
    screenedAt: screening.screenedAt,
  }))
}

const getAssociatedData = ({ id }: StoredScreening) => `screening ${id}`
