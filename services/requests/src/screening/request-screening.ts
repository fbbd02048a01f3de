/** The screenings of a request, each as it was at its moment. */
import { Instant, InstantScalar, Item, Property, Table, Text } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { openUnder, sealUnder } from '../sealing.ts'
import type { Household } from './household.ts'
import { rule, type Screened, type Sureness, screened } from './rule.ts'
import type { InForce } from './screening-policy.ts'

/** A screening as it is stored: sealed under its request's key, so that it goes when that goes. */
@Table('request_screening')
export class StoredScreening extends Item {
  @Property({ type: 'uuid', index: true }) requestId!: string
  @Instant() at!: Date
  @Text() sealed!: string
}

@ObjectType('ScreeningShare', { simpleResolvers: true })
class Share {
  @Field(() => Int) from!: number
  /** Null where there is no end. */
  @Field(() => Int, { nullable: true }) upTo!: number | null
}

@ObjectType('ScreeningCondition', { simpleResolvers: true })
class Condition {
  @Field(() => Int) percent!: number
  @Field(() => String) sureness!: Sureness
  @Field(() => String) words!: string
}

/** By what it was screened: the guideline, our limits and the rule of that moment. */
@ObjectType('ScreenedBy', { simpleResolvers: true })
class ScreenedBy {
  @Field(() => String) rule!: string
  @Field(() => Int) year!: number
  @Field(() => String) region!: string
  @Field(() => Int) onePerson!: number
  @Field(() => Int) eachFurther!: number
  /** Whether somebody had compared these figures with the published ones. */
  @Field(() => Boolean) isChecked!: boolean
  @Field(() => Int) ceiling!: number
  @Field(() => Int) exceptions!: number
}

/** A screening as it is read. */
@ObjectType('RequestScreening', { simpleResolvers: true })
export class RequestScreening implements Screened {
  @Field(() => ID) id!: string
  @Field(() => InstantScalar) at!: Date
  @Field(() => String) who!: string
  /** What was known of the household, as it was told. */
  @Field(() => String) income!: string
  @Field(() => String) householdSize!: string
  @Field(() => Boolean) isExact!: boolean
  @Field(() => String) result!: Screened['result']
  @Field(() => String) words!: string
  @Field(() => Share, { nullable: true }) share!: Share | null
  @Field(() => [Condition]) conditions!: Condition[]
  @Field(() => String, { nullable: true }) note!: string | null
  @Field(() => ScreenedBy) by!: ScreenedBy
}

/** A request whose key is at hand, not sealed. */
interface OpenRequest {
  id: string
  dataKey: Buffer
}

/** What is screened, who had it screened, and as it was told. */
export interface Asked extends Pick<RequestScreening, 'who' | 'income' | 'householdSize' | 'isExact'> {
  household: Household
  /** When; now unless it is told afterwards. */
  at?: Date
}

/** Screens a request and keeps the result beside the earlier ones. */
export function screen(
  em: EntityManager,
  request: OpenRequest,
  { household, at = new Date(), ...told }: Asked,
  { policy, guideline }: InForce,
): void {
  const { year, region, onePerson, eachFurther, checkedAt } = guideline
  const { ceiling, exceptions } = policy
  const by: ScreenedBy = {
    ...{ rule, year, region, onePerson, eachFurther, isChecked: checkedAt !== null },
    ...{ ceiling, exceptions },
  }
  const screening = new StoredScreening()
  const sealed = { ...told, ...screened(household, guideline, policy), by }
  Object.assign(screening, {
    requestId: request.id,
    at,
    sealed: sealUnder(request.dataKey, nameOf(screening), sealed),
  })
  em.persist(screening)
}

/** All that a request was ever screened, newest first. */
export async function screeningsOf(
  em: EntityManager,
  { id, dataKey }: OpenRequest,
): Promise<RequestScreening[]> {
  const stored = await em.find(
    StoredScreening,
    { requestId: id },
    { orderBy: { at: 'desc', createdAt: 'desc' } },
  )
  return stored.map((screening) => ({
    ...openUnder<Omit<RequestScreening, 'id' | 'at'>>(dataKey, nameOf(screening), screening.sealed),
    id: screening.id,
    at: screening.at,
  }))
}

const nameOf = ({ id }: StoredScreening) => `screening ${id}`
