/** Creates a registration: placed when there are enough seats, on the waiting list when there are not. */
import { Invalid, recordAuditEvent } from '@access/service-kit'
import { assertRegistrationOpen, lockEventSnapshot } from './event-snapshot.entity.ts'
import type { FetchedEvent } from './fetch-event.ts'
import { newRegistration, type Registration } from './registration.entity.ts'
import { formatSeatsError, type RegistrationAnswers } from './registration.rules.ts'
import { enqueueRegistrationEmail } from './registration-emails.ts'
import {
  allocateSeats,
  countAvailableSeats,
  getMaxSeats,
  getWaitingListPosition,
  type RegistrationContext,
} from './seat-allocation.ts'

export const itemType = 'registration'

/** Stores and returns it; `Invalid` when registration is closed, or the event never has as many seats. */
export async function createRegistration(
  context: RegistrationContext,
  answers: RegistrationAnswers,
  fetched: FetchedEvent,
): Promise<Registration> {
  await assertRegistrationOpen(fetched, context)
  const maxSeats = getMaxSeats(fetched)
  if (answers.seats > maxSeats) throw new Invalid({ seats: formatSeatsError(maxSeats) })

  const { em, keys } = context
  const event = await lockEventSnapshot(em, fetched)
  // The event may have become larger; whoever waited comes first.
  await allocateSeats(context, event)
  event.lastSequenceNumber += 1
  const registration = newRegistration(answers, event.lastSequenceNumber, keys)
  if (registration.seats <= (await countAvailableSeats(em, event))) registration.state = 'placed'
  em.persist(registration)
  const { id, reference, state } = registration
  recordAuditEvent(em, { actor: 'Website', action: 'received', itemType, itemId: id, title: reference })
  await em.flush()
  registration.position = await getWaitingListPosition(em, registration)
  await enqueueRegistrationEmail(
    context,
    state === 'placed' ? 'registrationConfirmation' : 'waitingListJoined',
    event,
    registration,
  )
  return registration
}
