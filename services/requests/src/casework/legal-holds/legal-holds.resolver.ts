/** The retention of a request, and its legal hold: for administrators. */
import {
  Authorized,
  type Context,
  InstantScalar,
  isUuid,
  NotFound,
  recordAuditEvent,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { itemType, LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { retainedUntil, retentionMonths } from '../../intake/legal-aid-requests/retention.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { isLocked } from '../conflicts/conflict-lock.ts'
import { getAnswerDueAt } from '../letters/closure-deadline.ts'
import { legalHold as holdRules } from './legal-hold.rules.ts'
import { decryptLegalHoldReason, liftLegalHold, placeLegalHold } from './legal-hold.ts'

/** How long requests with a status are retained, in months. */
@ObjectType('RetentionPeriod', { simpleResolvers: true })
class RetentionPeriod {
  @Field(() => String) status!: string
  @Field(() => Int) months!: number
}

@ObjectType('RequestRetention', { simpleResolvers: true })
class RequestRetention {
  @Field(() => ID) id!: string
  /** Null while it is open, or under a legal hold. */
  @Field(() => InstantScalar, { nullable: true }) retainedUntil!: Date | null
  @Field(() => InstantScalar, { nullable: true }) legalHoldSince!: Date | null
  @Field(() => String, { nullable: true }) legalHoldBy!: string | null
  /** Null too while the names in the request have not been looked at. */
  @Field(() => String, { nullable: true }) legalHoldReason!: string | null
  /** When its applicant was asked whether help is still needed, and by when to answer. */
  @Field(() => InstantScalar, { nullable: true }) closureNoticeSentAt!: Date | null
  @Field(() => InstantScalar, { nullable: true }) answerDueAt!: Date | null
  @Field(() => [RetentionPeriod]) periods!: RetentionPeriod[]
}

@Resolver()
export class LegalHoldsResolver {
  @Authorized()
  @Query(() => RequestRetention)
  async requestRetention(
    @Arg('id', () => ID) id: string,
    @Ctx() context: Context,
  ): Promise<RequestRetention> {
    const request = isUuid(id) ? await context.em.findOne(LegalAidRequest, { id }) : null
    if (!request) throw new NotFound(itemType, id)
    return getRetention(context.em, request, context)
  }

  @Authorized()
  @Mutation(() => RequestRetention)
  placeLegalHold(
    @Arg('id', () => ID) id: string,
    @Arg('reason', () => String) reason: string,
    @Ctx() context: Context,
  ): Promise<RequestRetention> {
    const actor = requireAdministrator(context)
    const input = validate(holdRules, { reason })
    return changeRetention(context, id, 'put on hold', (request) =>
      placeLegalHold(request, getEncryptionKeys(context), { actor: actor.name, ...input }),
    )
  }

  @Authorized()
  @Mutation(() => RequestRetention)
  liftLegalHold(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<RequestRetention> {
    return changeRetention(context, id, 'took off hold', liftLegalHold)
  }
}

function changeRetention(
  context: Context,
  id: string,
  action: string,
  change: (request: LegalAidRequest) => void,
): Promise<RequestRetention> {
  const actor = requireAdministrator(context)
  return context.em.transactional(async (em) => {
    const request = isUuid(id)
      ? await em.findOne(LegalAidRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null
    if (!request) throw new NotFound(itemType, id)
    change(request)
    recordAuditEvent(em, { actor, action, itemType, itemId: id, title: request.reference })
    return getRetention(em, request, context)
  })
}

async function getRetention(
  em: EntityManager,
  request: LegalAidRequest,
  context: Context,
): Promise<RequestRetention> {
  const { id, legalHoldSince, legalHoldBy, closureNoticeSentAt } = request
  const keys = getEncryptionKeys(context)
  // The reason may say something about the case, which some may not read.
  const isReasonLocked =
    legalHoldSince !== null && (await isLocked(em, keys, request, requireAdministrator(context)))
  const legalHoldReason = isReasonLocked ? null : decryptLegalHoldReason(request, keys)
  const periods = Object.entries(retentionMonths).map(([status, months]) => ({ status, months }))
  return {
    id,
    retainedUntil: retainedUntil(request),
    legalHoldSince,
    legalHoldBy,
    legalHoldReason,
    closureNoticeSentAt,
    answerDueAt: getAnswerDueAt(request),
    periods,
  }
}
