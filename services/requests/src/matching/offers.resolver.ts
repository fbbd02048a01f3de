/** Offers as their attorneys see and answer them, by the code in their link. All are mutations: a mere visit does nothing. */
import { type Context, check } from '@access/service-kit'
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { answer, byCode, read, sayConflict } from './answering.ts'
import { AttorneysOffer } from './brief.ts'
import { answer as rules } from './offer.rules.ts'

const aCode = () => Arg('code', () => String)

@Resolver()
export class OffersResolver {
  @Mutation(() => AttorneysOffer)
  openOffer(@aCode() code: string, @Ctx() context: Context): Promise<AttorneysOffer> {
    return byCode(context, code, read)
  }

  @Mutation(() => AttorneysOffer)
  sayConflict(
    @aCode() code: string,
    @Arg('conflict', () => Boolean) conflict: boolean,
    @Ctx() context: Context,
  ): Promise<AttorneysOffer> {
    return byCode(context, code, sayConflict(conflict))
  }

  @Mutation(() => AttorneysOffer)
  answerOffer(
    @aCode() code: string,
    @Arg('accept', () => Boolean) accept: boolean,
    @Arg('reason', () => String, { nullable: true }) reason: string | null,
    @Ctx() context: Context,
  ): Promise<AttorneysOffer> {
    const said = check(rules, { accept, reason })
    return byCode(context, code, answer(said.accept, said.reason))
  }
}
