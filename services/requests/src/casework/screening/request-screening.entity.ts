/** The screenings of a request, each as it was at its moment. */
import { Instant, Item, maxListLength, Property, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, Int, ObjectType } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { decryptWithKey, encryptWithKey } from '../../platform/encryption/encryption.ts'
import { type Household, parseHousehold } from './household.ts'
import {
  evaluateHousehold,
  PercentageRange,
  ruleVersion,
  ScreeningCondition,
  type ScreeningResult,
} from './income-eligibility.ts'
import { getScreeningCriteria, type ScreeningCriteria } from './screening-criteria.entity.ts'

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

/** A screening: all but its moment is encrypted with its request's key, so that it is erased with it. */
@Table('request_screening')
@ObjectType('RequestScreening', { simpleResolvers: true })
export class RequestScreening extends Item implements ScreeningResult {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Instant() screenedAt!: Date
  @Text({ isHidden: true }) encrypted!: string
  @Field(() => String) screenedBy!: string
  /** What was known of the household, as it was answered. */
  @Field(() => String) income!: string
  @Field(() => String) householdSize!: string
  @Field(() => Boolean) isExact!: boolean
  @Field(() => String) result!: ScreeningResult['result']
  @Field(() => String) explanation!: string
  @Field(() => PercentageRange, { nullable: true }) percentage!: PercentageRange | null
  @Field(() => [ScreeningCondition]) conditions!: ScreeningCondition[]
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
  const { year, region, onePerson, eachAdditionalPerson, checkedAt } = guideline
  const { ceiling, exceptions } = policy
  const basis: ScreeningBasis = {
    ...{ rule: ruleVersion, year, region, onePerson, eachAdditionalPerson, isChecked: checkedAt !== null },
    ...{ ceiling, exceptions },
  }
  const screening = new RequestScreening()
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
    RequestScreening,
    { requestId: request.id },
    { orderBy: { screenedAt: 'desc', createdAt: 'desc' }, limit: maxListLength },
  )
  return stored.map((screening) =>
    Object.assign(
      screening,
      decryptWithKey<object>(dataKey, getAssociatedData(screening), screening.encrypted),
    ),
  )
}

const getAssociatedData = ({ id }: RequestScreening) => `screening ${id}`

/** Where no guideline is in force nothing is screened, and the request comes in all the same. */
export async function screenNewRequest(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  { screenedBy, timeZone }: { screenedBy: string; timeZone: string },
): Promise<void> {
  const criteria = await getScreeningCriteria(em, timeZone)
  if (!criteria) return
  const { income, householdSize } = decryptedRequest.answers
  const household = parseHousehold(income, householdSize)
  const input = {
    screenedBy,
    income,
    householdSize,
    isExact: false,
    household,
    screenedAt: decryptedRequest.request.receivedAt,
  }
  saveScreening(em, decryptedRequest, input, criteria)
}
