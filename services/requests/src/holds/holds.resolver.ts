/** How long a request is kept, and the hold that keeps it longer: for administrators. */
import {
  administratorsOnly,
  type Context,
  check,
  InstantScalar,
  isUuid,
  NotFound,
  record,
} from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { isShut } from '../conflicts/gate.ts'
import { keptFor, keptUntil } from '../legal-aid-requests/kept.ts'
import { LegalAidRequest, noun } from '../legal-aid-requests/legal-aid-request.ts'
import { answerBy } from '../letters/closing.ts'
import { keysOf } from '../sealedItem.ts'
import { hold as holdRules } from './hold.rules.ts'
import { hold, lift, reasonOf } from './hold.ts'

/** How long what stands there is kept, in months. */
@ObjectType('RetentionTime', { simpleResolvers: true })
class RetentionTime {
  @Field(() => String) status!: string
  @Field(() => Int) months!: number
}

@ObjectType('RequestRetention', { simpleResolvers: true })
class RequestRetention {
  @Field(() => ID) id!: string
  /** Null while it is worked on. A hold keeps it longer. */
  @Field(() => InstantScalar, { nullable: true }) keptUntil!: Date | null
  @Field(() => InstantScalar, { nullable: true }) heldSince!: Date | null
  @Field(() => String, { nullable: true }) heldBy!: string | null
  /** Null too while the names in the request have not been looked at. */
  @Field(() => String, { nullable: true }) heldFor!: string | null
  /** When its applicant was asked whether help is still needed, and by when to answer. */
  @Field(() => InstantScalar, { nullable: true }) closingAskedAt!: Date | null
  @Field(() => InstantScalar, { nullable: true }) answerBy!: Date | null
  @Field(() => [RetentionTime]) times!: RetentionTime[]
}

@Resolver()
export class HoldsResolver {
  @Query(() => RequestRetention)
  async requestRetention(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<RequestRetention> {
    administratorsOnly(context)
    const request = isUuid(id) ? await context.em.findOne(LegalAidRequest, { id }) : null
    if (!request) throw new NotFound(noun, id)
    return retentionOf(context.em, request, context)
  }

  @Mutation(() => RequestRetention)
  holdRequest(
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: Context,
  ): Promise<RequestRetention> {
    const { name: who } = administratorsOnly(context)
    const told = check(holdRules, { reason })
    return changed(context, id, 'put on hold', (request) => hold(request, keysOf(context), { who, ...told }))
  }

  @Mutation(() => RequestRetention)
  liftHold(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<RequestRetention> {
    return changed(context, id, 'took off hold', lift)
  }
}

function changed(
  context: Context,
  id: string,
  action: string,
  change: (request: LegalAidRequest) => void,
): Promise<RequestRetention> {
  const { name: who } = administratorsOnly(context)
  return context.em.transactional(async (em) => {
    const request = isUuid(id)
      ? await em.findOne(LegalAidRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null
    if (!request) throw new NotFound(noun, id)
    change(request)
    record(em, { who, action, noun, itemId: id, title: request.reference })
    return retentionOf(em, request, context)
  })
}

async function retentionOf(
  em: EntityManager,
  request: LegalAidRequest,
  context: Context,
): Promise<RequestRetention> {
  const { id, heldSince, heldBy, closingAskedAt } = request
  const keys = keysOf(context)
  // Why may tell of the case, which some may not read.
  const isClosed = heldSince !== null && (await isShut(em, keys, request, administratorsOnly(context)))
  const heldFor = isClosed ? null : reasonOf(request, keys)
  const times = Object.entries(keptFor).map(([status, months]) => ({ status, months }))
  return {
    id,
    keptUntil: keptUntil(request),
    heldSince,
    heldBy,
    heldFor,
    closingAskedAt,
    answerBy: answerBy(request),
    times,
  }
}
