/** What becomes of a registration: it is created, changed, cancelled, checked in, or found to be no spam. */
import { type Actor, getActorName, Invalid, NotFound } from '@access/service-kit'
import { reencryptItem } from '../platform/encryption/encrypted-item.entity.ts'
import { computeBlindIndexes, decryptValue } from '../platform/encryption/encryption.ts'
import {
  assertRegistrationOpen,
  type EventSnapshot,
  type FetchedEvent,
  getClosedReason,
  lockEventRow,
  lockEventSnapshot,
} from './event-snapshot.entity.ts'
import { assertOwnSeats, computeAddressHashes, computeSenderHashes } from './own-seats.ts'
import {
  getLinkIndexText,
  newRegistration,
  Registration,
  type RegistrationPayload,
  recordRegistrationEvent,
} from './registration.entity.ts'
import { formatSeatsError, type RegistrationAnswers } from './registration.rules.ts'
import { enqueueRegistrationEmail, enqueueWelcomeEmail } from './registration-emails.ts'
import {
  allocateSeats,
  countAvailableSeats,
  getMaxSeats,
  getWaitingListPosition,
  type RegistrationContext,
} from './seat-allocation.ts'

/**
 * Stores a registration: placed when there are enough seats, else on the waiting list. `Invalid` when registration is
 * closed, or the event never has as many seats.
 */
export async function createRegistration(
  context: RegistrationContext,
  { possibleDuplicateOf, ...answers }: RegistrationAnswers & Pick<Registration, 'possibleDuplicateOf'>,
  fetched: FetchedEvent,
  clientIp: string,
): Promise<Registration> {
  await assertMayRegister(context, fetched, answers.seats)
  const { em, keys } = context
  const event = await lockEventSnapshot(em, fetched)
  // The event may have become larger; those who waited come first.
  await allocateSeats(context, event)
  event.lastSequenceNumber += 1
  const registration = newRegistration(answers, event.lastSequenceNumber, keys)
  const addressHashes = computeAddressHashes(keys, answers.email)
  const senderHashes = clientIp ? computeSenderHashes(keys, clientIp) : []
  await assertOwnSeats(context, registration, { addressHashes, senderHashes })
  registration.addressHash = addressHashes[0]!
  registration.senderHash = senderHashes[0] ?? null
  if (registration.seats <= (await countAvailableSeats(em, event))) registration.state = 'placed'
  em.persist(Object.assign(registration, { possibleDuplicateOf }))
  recordRegistrationEvent(em, registration, 'Website', 'received')
  await em.flush()
  registration.position = await getWaitingListPosition(em, registration)
  await enqueueWelcomeEmail(context, event, registration)
  return registration
}

async function assertMayRegister(
  context: RegistrationContext,
  event: Parameters<typeof assertRegistrationOpen>[0],
  seats: number,
) {
  await assertRegistrationOpen(event, context)
  const maxSeats = getMaxSeats(event)
  if (seats > maxSeats) throw new Invalid({ seats: formatSeatsError(maxSeats) })
}

/** The registration that a secret link belongs to; null when there is none. */
export const findByLink = ({ em, keys }: Pick<RegistrationContext, 'em' | 'keys'>, link: string) =>
  em.findOne(Registration, { linkHash: { $in: computeBlindIndexes(keys, getLinkIndexText(link)) } })

/** A registration whose event is locked, as it is now; `NotFound` when there is none. */
export async function lockRegistration({ em }: RegistrationContext, unlocked: Registration | null) {
  if (!unlocked) throw new NotFound('place')
  const event = (await lockEventRow(em, unlocked.event))!
  // It may have been changed while we waited for the event's row.
  return { event, registration: await em.refreshOrFail(unlocked) }
}

/** Changes a registration; `Invalid` when it is too late, or when there are not as many seats. */
export async function changeSeats(
  context: RegistrationContext,
  event: EventSnapshot,
  registration: Registration,
  { seats, needs = null, phone = null }: Pick<RegistrationAnswers, 'seats' | 'needs' | 'phone'>,
): Promise<void> {
  if (registration.state === 'cancelled')
    throw new Invalid({ seats: 'This seat has been cancelled. Register again to have one' })
  await assertMayRegister(context, event, seats)
  const payload = decryptValue<RegistrationPayload>(context.keys, registration.id, registration)
  if (seats === registration.seats && needs === payload.needs && phone === payload.phone) return
  await assertSeatsAvailable(context, event, registration, seats)
  const { id, addressHash, senderHash } = registration
  if (seats > registration.seats)
    await assertOwnSeats(
      context,
      { id, event: event.id, seats },
      { addressHashes: addressHash ? [addressHash] : [], senderHashes: senderHash ? [senderHash] : [] },
    )
  reencryptItem(registration, { ...payload, needs, phone }, context.keys)
  registration.seats = seats
  recordRegistrationEvent(context.em, registration, 'Website', 'changed')
  await allocateSeats(context, event)
}

async function assertSeatsAvailable(
  { em }: RegistrationContext,
  event: EventSnapshot,
  registration: Registration,
  seats: number,
) {
  if (registration.state !== 'placed' || seats <= registration.seats) return
  const maxSeats = registration.seats + (await countAvailableSeats(em, event))
  if (seats > maxSeats)
    throw new Invalid({ seats: `There are not as many seats left. You can have up to ${maxSeats} for now` })
}

/** Cancels a registration, and allocates its seats to the waiting list. Cancelled once, nothing more happens. */
export async function cancelSeats(
  context: RegistrationContext,
  event: EventSnapshot,
  registration: Registration,
  actor: Actor,
) {
  if (registration.state === 'cancelled') return
  Object.assign(registration, { state: 'cancelled', checkedInAt: null, checkedInBy: null })
  recordRegistrationEvent(context.em, registration, actor, 'cancelled')
  await enqueueRegistrationEmail(context, 'registrationCancelled', event, registration)
  await allocateSeats(context, event)
}

/** Checks a registration in, once; `Invalid` for one that is not placed. */
export async function checkIn(
  { em }: RegistrationContext,
  _: EventSnapshot,
  registration: Registration,
  actor: Actor,
) {
  if (registration.checkedInAt) return
  if (registration.state !== 'placed')
    throw new Invalid({ id: 'Only people who have a seat can be checked in' })
  Object.assign(registration, { checkedInAt: new Date(), checkedInBy: getActorName(actor) })
  recordRegistrationEvent(em, registration, actor, 'checked in')
}

/** Takes it back. */
export async function undoCheckIn(
  { em }: RegistrationContext,
  _: EventSnapshot,
  registration: Registration,
  actor: Actor,
) {
  if (!registration.checkedInAt) return
  Object.assign(registration, { checkedInAt: null, checkedInBy: null })
  recordRegistrationEvent(em, registration, actor, 'took back the check-in of')
}

/** Sends the email that was held, as things stand now: nothing about an event that is over. */
export async function releaseRegistration(
  context: RegistrationContext,
  event: EventSnapshot,
  registration: Registration,
  actor: Actor,
) {
  if (!registration.isSuspectedSpam) return
  registration.isSuspectedSpam = false
  recordRegistrationEvent(context.em, registration, actor, 'found no spam in')
  if (registration.state === 'cancelled') return
  const closedReason = getClosedReason(event)
  if (closedReason === 'cancelled')
    await enqueueRegistrationEmail(context, 'eventCancelled', event, registration)
  if (closedReason) return
  registration.position = await getWaitingListPosition(context.em, registration)
  await enqueueWelcomeEmail(context, event, registration)
}
