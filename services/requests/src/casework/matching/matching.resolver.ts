/** The search for an attorney, as staff do it. Each look and each act is recorded. */
import {
  type Actor,
  Authorized,
  type Context,
  requireAdministrator,
  ServiceUnavailable,
  validate,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { refreshOfficeSettings } from '../../platform/office/refresh-office-settings.ts'
import { lockReadableRequest } from '../conflicts/conflict-check.entity.ts'
import { type Attorney, listAttorneys } from './attorney.ts'
import { countOpenMatters } from './attorney-history.ts'
import { getMatching, Matching } from './matching.ts'
import { referralOffer as rules } from './offer.rules.ts'
import { offerToAttorney, revokeOffer } from './offers.ts'
import { ReferralOffer } from './referral-offer.entity.ts'

/** Does something about a request that nobody else changes meanwhile. */
type HandleRequest = (
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  actor: Actor,
  attorneys: readonly Attorney[] | null,
) => void | Promise<void>

@Resolver()
export class MatchingResolver {
  /** For the people who manage the team: a number alone, of no request in particular. */
  @Authorized('manageContent')
  @Query(() => Int, {
    description: 'How many open matters and offers these have, to be said before they are deleted',
  })
  openMatterCount(
    @Arg('teamMembers', () => [ID]) teamMembers: string[],
    @Ctx() { em }: Context,
  ): Promise<number> {
    return countOpenMatters(em, teamMembers)
  }

  @Authorized('matchAttorneys')
  @Mutation(() => Matching)
  openMatching(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<Matching> {
    return handleRequest(context, id, async (em, { request }, actor) => {
      // For any other request nothing is decrypted.
      if (request.status !== 'eligible' && (await em.count(ReferralOffer, { requestId: id })) === 0) return
      recordRequestEvent(em, request, actor, 'looked for an attorney')
    })
  }

  @Authorized('matchAttorneys')
  @Mutation(() => Matching)
  offerToAttorney(
    @Arg('id', () => ID) id: string,
    @Arg('attorney', () => ID) attorneyId: string,
    @Arg('summary', () => String) summary: string,
    @Ctx() context: Context,
  ): Promise<Matching> {
    const { settings } = context
    const input = validate(rules, { summary })
    return handleRequest(context, id, (em, decryptedRequest, actor, attorneys) => {
      if (!attorneys)
        throw new ServiceUnavailable(5, 'We cannot look up the attorneys just now. Try again in a moment')
      const attorney = attorneys.find(({ id }) => id === attorneyId)
      return offerToAttorney({ settings, em, decryptedRequest, actor }, attorney, input.summary)
    })
  }

  @Authorized('matchAttorneys')
  @Mutation(() => Matching)
  revokeOffer(
    @Arg('id', () => ID) id: string,
    @Arg('offer', () => ID) offer: string,
    @Ctx() context: Context,
  ): Promise<Matching> {
    return handleRequest(context, id, (em, decryptedRequest, actor) =>
      revokeOffer({ settings: context.settings, em, decryptedRequest, actor }, offer),
    )
  }
}

async function handleRequest(context: Context, id: string, handle: HandleRequest): Promise<Matching> {
  const administrator = requireAdministrator(context)
  // Asked before the transaction, which must not wait for another service.
  const [attorneys] = await Promise.all([listAttorneys(context), refreshOfficeSettings(context)])
  return context.em.transactional(async (em) => {
    const decryptedRequest = await lockReadableRequest(em, context, id)
    await handle(em, decryptedRequest, administrator, attorneys)
    await em.flush()
    return getMatching({ em, settings: context.settings }, decryptedRequest, attorneys)
  })
}
