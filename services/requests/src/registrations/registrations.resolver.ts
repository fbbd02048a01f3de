/** Places at events: anybody may register, and anyone who has the secret link may change or cancel. */

import { type Context, EditConflict, NotFound, Public, validate } from '@access/service-kit'
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { getVisitor } from '../platform/email/email-limits.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { decryptValue } from '../platform/encryption/encryption.ts'
import { createIdempotently } from '../platform/idempotency/create-idempotently.ts'
import { countPublicChange } from '../platform/public-changes/public-change.entity.ts'
import { createInputFromRules } from '../platform/validation/input-from-rules.ts'
import {
  cancelSeats,
  changeSeats,
  createRegistration,
  findByLink,
  lockRegistration,
} from './change-registration.ts'
import {
  EventSeats,
  getEventSeats,
  RegistrationDetails,
  RegistrationReceipt,
  toNullableCount,
} from './event-seats.ts'
import { EventSnapshot, fetchEvent } from './event-snapshot.entity.ts'
import { getEmailUpdates, Registration, type RegistrationPayload } from './registration.entity.ts'
import { registration, registrationChange } from './registration.rules.ts'
import {
  countAvailableSeats,
  countSeats,
  getWaitingListPosition,
  type RegistrationContext,
} from './seat-allocation.ts'

const RegistrationInput = createInputFromRules('RegistrationInput', registration, {
  event: () => ID,
  seats: () => Int,
})

@Resolver()
export class RegistrationsResolver {
  @Public()
  @Mutation(() => RegistrationReceipt)
  async registerForEvent(
    @Arg('input', () => RegistrationInput) input: object,
    @Ctx() context: Context,
  ): Promise<RegistrationReceipt> {
    const answers = validate(registration, input)
    const { website: _, seconds: _too, ...content } = answers
    // Asked before the transaction, which must not wait for another service; judged in it, so that what was taken
    // before is answered all the same.
    const [eventResult] = await Promise.allSettled([fetchEvent(context.settings, answers.event)])
    const { id } = await createIdempotently(
      context,
      'registerForEvent',
      content,
      (em, possibleDuplicateOf) => {
        if (eventResult.status === 'rejected') throw eventResult.reason
        if (!eventResult.value) throw new NotFound('event', answers.event)
        return createRegistration(
          { ...getRegistrationContext(context), em },
          { ...answers, possibleDuplicateOf },
          eventResult.value,
          context.clientIp,
        )
      },
    )
    return buildReceipt(getRegistrationContext(context), id)
  }

  @Public()
  @Query(() => EventSeats)
  async eventSeats(@Arg('event', () => ID) id: string, @Ctx() context: Context): Promise<EventSeats> {
    const { em, settings } = context
    const [eventResult] = await Promise.allSettled([fetchEvent(settings, id)])
    // While nobody can say how it is, it is as it was.
    const event =
      eventResult.status === 'fulfilled' ? eventResult.value : await em.findOne(EventSnapshot, { id })
    if (!event && eventResult.status === 'rejected') throw eventResult.reason
    if (!event) throw new NotFound('event', id)
    return getEventSeats(event, (await countSeats(em, [event.id])).get(event.id))
  }

  /** A mutation, as whatever decrypts: neither a cache nor a refetch asks for it. */
  @Public()
  @Mutation(() => RegistrationDetails, { nullable: true })
  async openRegistration(
    @Arg('link', () => String) link: string,
    @Ctx() context: Context,
  ): Promise<RegistrationDetails | null> {
    const registrationContext = getRegistrationContext(context)
    const stored = await findByLink(registrationContext, link)
    return stored && getRegistrationDetails(registrationContext, stored)
  }

  @Public()
  @Mutation(() => RegistrationDetails)
  async changeRegistration(
    @Arg('link', () => String) link: string,
    @Arg('seats', () => Int) seats: number,
    @Arg('needs', () => String, { nullable: true }) needs: string | null,
    @Arg('phone', () => String, { nullable: true }) phone: string | null,
    @Ctx() context: Context,
  ): Promise<RegistrationDetails> {
    const change = validate(registrationChange, { seats, needs, phone })
    await countPublicChange(context, `place ${link}`)
    return performByLink(context, link, (...subject) => changeSeats(...subject, change))
  }

  @Public()
  @Mutation(() => RegistrationDetails)
  cancelRegistrationByLink(
    @Arg('link', () => String) link: string,
    @Ctx() context: Context,
  ): Promise<RegistrationDetails> {
    return performByLink(context, link, (...subject) => cancelSeats(...subject, 'Website'))
  }
}

/** Acts on the registration of a secret link, with its event locked. */
function performByLink(
  context: Context,
  link: string,
  perform: (...subject: [RegistrationContext, EventSnapshot, Registration]) => Promise<void>,
): Promise<RegistrationDetails> {
  return context.em.transactional(async (em) => {
    const registrationContext = { ...getRegistrationContext(context), em }
    const stored = await findByLink(registrationContext, link)
    const { event, registration } = await lockRegistration(registrationContext, stored)
    await perform(registrationContext, event, registration)
    return getRegistrationDetails(registrationContext, registration)
  })
}

/** What registrations are stored with, for one call. */
export const getRegistrationContext = (context: Context): RegistrationContext => {
  const { em, settings } = context
  return { em, settings, keys: getEncryptionKeys(context), visitor: getVisitor(context) }
}

async function buildReceipt({ em, keys }: RegistrationContext, id: string): Promise<RegistrationReceipt> {
  const stored = await em.findOne(Registration, { id })
  if (!stored) throw new EditConflict('What was sent with this Idempotency-Key has been erased')
  const { reference, state, seats } = stored
  const { link } = decryptValue<RegistrationPayload>(keys, id, stored)
  const position = await getWaitingListPosition(em, stored)
  return { reference, state, seats, position, link, ...getEmailUpdates(stored) }
}

async function getRegistrationDetails(
  { em, keys }: RegistrationContext,
  stored: Registration,
): Promise<RegistrationDetails> {
  const { id, reference, event, seats, state } = stored
  const { name, needs, phone } = decryptValue<RegistrationPayload>(keys, id, stored)
  const snapshot = await em.findOneOrFail(EventSnapshot, { id: event })
  const availableSeats = toNullableCount(await countAvailableSeats(em, snapshot))
  const position = await getWaitingListPosition(em, stored)
  return {
    ...{ reference, event, eventTitle: snapshot.title, eventDate: snapshot.eventDate },
    hasBegun: snapshot.registrationClosesAt <= new Date(),
    ...{ name, seats, needs, phone, state, position, availableSeats, ...getEmailUpdates(stored) },
  }
}
