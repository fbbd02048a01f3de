/**
 * Offers as their attorneys see and answer them: by the code in their link, or with an account of the address that it was
 * sent to. Opening one is a mutation: a mere visit does nothing.
 */
import {
  type Administrator,
  Authorized,
  type Context,
  InstantScalar,
  maxListLength,
  Public,
  requireAdministrator,
  validate,
} from '@access/service-kit'
import { getEmailKey } from '@access/service-kit/validation/email-address.rules'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { ReceivedOffer } from './case-summary.ts'
import { offerAnswer as rules } from './offer.rules.ts'
import {
  answerOffer,
  declareConflict,
  type OfferAction,
  recordOfferRead,
  runOfferAction,
  runOfferActionByLink,
} from './offer-answer.ts'
import { getOfferState, ReferralOffer } from './referral-offer.entity.ts'

/** An open offer in a list: nothing of it is decrypted before it is opened. */
@ObjectType('OwnOffer', { simpleResolvers: true })
class OwnOffer {
  @Field(() => ID) id!: string
  @Field(() => String) reference!: string
  @Field(() => InstantScalar) offeredAt!: Date
  /** Until when it can be answered. */
  @Field(() => InstantScalar) endsAt!: Date
}

const codeArgument = () => Arg('code', () => String)
const idArgument = () => Arg('id', () => ID)

@Resolver()
export class OffersResolver {
  @Public()
  @Mutation(() => ReceivedOffer)
  openOffer(@codeArgument() code: string, @Ctx() context: Context): Promise<ReceivedOffer> {
    return runOfferActionByLink(context, code, recordOfferRead)
  }

  @Public()
  @Mutation(() => ReceivedOffer)
  declareConflict(
    @codeArgument() code: string,
    @Arg('conflict', () => Boolean) conflict: boolean,
    @Ctx() context: Context,
  ): Promise<ReceivedOffer> {
    return runOfferActionByLink(context, code, declareConflict(conflict))
  }

  @Public()
  @Mutation(() => ReceivedOffer)
  answerOffer(
    @codeArgument() code: string,
    @Arg('accept', () => Boolean) accept: boolean,
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
    @Ctx() context: Context,
  ): Promise<ReceivedOffer> {
    const input = validate(rules, { accept, reason })
    return runOfferActionByLink(context, code, answerOffer(input.accept, input.reason))
  }

  @Authorized('takeMatters')
  @Query(() => [OwnOffer], { description: 'The open offers to you, the first to be answered first' })
  ownOffers(@Ctx() context: Context): Promise<OwnOffer[]> {
    return listOpenOffers(context.em, requireAdministrator(context))
  }

  @Authorized('takeMatters')
  @Mutation(() => ReceivedOffer)
  openOwnOffer(@idArgument() id: string, @Ctx() context: Context): Promise<ReceivedOffer> {
    return runOwnOfferAction(context, id, recordOfferRead)
  }

  @Authorized('takeMatters')
  @Mutation(() => ReceivedOffer)
  declareOwnConflict(
    @idArgument() id: string,
    @Arg('conflict', () => Boolean) conflict: boolean,
    @Ctx() context: Context,
  ): Promise<ReceivedOffer> {
    return runOwnOfferAction(context, id, declareConflict(conflict))
  }

  @Authorized('takeMatters')
  @Mutation(() => ReceivedOffer, { description: 'Accepted, the request is yours to work on' })
  answerOwnOffer(
    @idArgument() id: string,
    @Arg('accept', () => Boolean) accept: boolean,
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
    @Ctx() context: Context,
  ): Promise<ReceivedOffer> {
    const input = validate(rules, { accept, reason })
    return runOwnOfferAction(context, id, answerOffer(input.accept, input.reason))
  }
}

const getOwnFilter = ({ email }: Pick<Administrator, 'email'>) => ({ sentTo: getEmailKey(email) })

function runOwnOfferAction(context: Context, id: string, action: OfferAction): Promise<ReceivedOffer> {
  const account = requireAdministrator(context)
  return runOfferAction(context, { where: { id, ...getOwnFilter(account) }, account }, action)
}

async function listOpenOffers(em: EntityManager, account: Administrator): Promise<OwnOffer[]> {
  const unanswered = { ...getOwnFilter(account), outcome: null, endsAt: { $gt: new Date() } }
  const offers = await em.find(ReferralOffer, unanswered, {
    orderBy: { endsAt: 'asc', id: 'asc' },
    limit: maxListLength,
  })
  const requests = await em.find(LegalAidRequest, { id: { $in: offers.map(({ requestId }) => requestId) } })
  const requestsById = new Map(requests.map((request) => [request.id, request]))
  return offers.flatMap((offer) => {
    const request = requestsById.get(offer.requestId)
    if (!request || getOfferState(offer, request) !== 'open') return []
    const { id, offeredAt, endsAt } = offer
    return [{ id, reference: request.reference, offeredAt, endsAt }]
  })
}
