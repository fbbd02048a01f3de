/** Creates a registration: placed when there are enough seats, on the waiting list when there are not. */
import { Invalid } from '@access/service-kit'
import type { FetchedEvent } from './event-snapshot.entity.ts'
import { assertRegistrationOpen, lockEventSnapshot } from './event-snapshot.entity.ts'
import { assertOwnSeats, computeAddressHashes, computeSenderHashes } from './own-seats.ts'
import { newRegistration, type Registration, recordRegistrationEvent } from './registration.entity.ts'
import { formatSeatsError, type RegistrationAnswers } from './registration.rules.ts'
import { enqueueWelcomeEmail } from './registration-emails.ts'
import {
  allocateSeats,
  countAvailableSeats,
  getMaxSeats,
  getWaitingListPosition,
  type RegistrationContext,
} from './seat-allocation.ts'

/** Stores and returns it; `Invalid` when registration is closed, or the event never has as many seats. */
export async function createRegistration(
  context: RegistrationContext,
  { possibleDuplicateOf, ...answers }: RegistrationAnswers & Pick<Registration, 'possibleDuplicateOf'>,
  fetched: FetchedEvent,
  clientIp: string,
): Promise<Registration> {
  await assertRegistrationOpen(fetched, context)
  const maxSeats = getMaxSeats(fetched)
  if (answers.seats > maxSeats) throw new Invalid({ seats: formatSeatsError(maxSeats) })

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
