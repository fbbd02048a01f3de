/** The search for an attorney, as administrators do it. Each look and each act is recorded. */
import { administratorsOnly, Changed, type Context, check, record, TooBusy } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { isShut } from '../conflicts/gate.ts'
import { type LegalAidRequest, noun } from '../legal-aid-requests/legal-aid-request.ts'
import { keysOf } from '../sealedItem.ts'
import type { Attorney } from './attorney.ts'
import { AttorneyOffer } from './attorney-offer.ts'
import { heldRequest } from './heldRequest.ts'
import { Matching, matchingOf } from './matching.ts'
import { offer as rules } from './offer.rules.ts'
import { offerTo, takeBack } from './offering.ts'
import { theAttorneys } from './theAttorneys.ts'

/** Does something about a request that nobody else changes meanwhile. */
type Handling = (
  em: EntityManager,
  request: LegalAidRequest,
  who: string,
  attorneys: readonly Attorney[] | null,
) => void | Promise<void>

@Resolver()
export class MatchingResolver {
  @Query(() => Matching)
  matching(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Matching> {
    return handled(context, id, async (em, request, who) => {
      // Of any other request nothing sealed is opened for it.
      if (request.status !== 'eligible' && (await em.count(AttorneyOffer, { requestId: id })) === 0) return
      record(em, { who, action: 'looked for an attorney', noun, itemId: id, title: request.reference })
    })
  }

  @Mutation(() => Matching)
  offerToAttorney(
    @Arg('id', () => ID) id: string,
    @Arg('attorney', () => ID) attorneyId: string,
    @Arg('summary', () => String) summary: string,
    @Ctx() context: Context,
  ): Promise<Matching> {
    administratorsOnly(context)
    const written = check(rules, { summary })
    return handled(context, id, (em, request, who, attorneys) => {
      if (!attorneys) throw new TooBusy(5, 'We cannot look up the attorneys just now. Try again in a moment')
      const attorney = attorneys.find(({ id }) => id === attorneyId)
      return offerTo({ ...deskOf(context), em, request, who }, attorney, written.summary)
    })
  }

  @Mutation(() => Matching)
  takeBackOffer(
    @Arg('id', () => ID) id: string,
    @Arg('offer', () => ID) offer: string,
    @Ctx() context: Context,
  ): Promise<Matching> {
    return handled(context, id, (em, request, who) =>
      takeBack({ ...deskOf(context), em, request, who }, offer),
    )
  }
}

const deskOf = (context: Context) => ({ keys: keysOf(context), settings: context.settings })

async function handled(context: Context, id: string, handle: Handling): Promise<Matching> {
  const administrator = administratorsOnly(context)
  // Asked before the transaction, which must not wait for another service.
  const attorneys = await theAttorneys(context)
  return context.em.transactional(async (em) => {
    const request = await heldRequest(em, id)
    if (await isShut(em, keysOf(context), request, administrator))
      throw new Changed('This request has not been checked for conflicts yet. Open it first')
    await handle(em, request, administrator.name, attorneys)
    await em.flush()
    return matchingOf(em, context, request, attorneys)
  })
}
