/** Offers as their attorneys see and answer them, by the code in their link. All are mutations: a mere visit does nothing. */
import { type Context, Public, validate } from '@access/service-kit'
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { ReceivedOffer } from './case-summary.ts'
import { offerAnswer as rules } from './offer.rules.ts'
import { answerOffer, declareConflict, recordOfferRead, runOfferActionByLink } from './offer-answer.ts'

const codeArgument = () => Arg('code', () => String)

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
}
