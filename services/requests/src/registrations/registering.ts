/** Takes a registration: a place when there are enough, a place in line when there are not. */
import { Invalid, record } from '@access/service-kit'
import { heldEvent, refuseClosed } from './kept-event.ts'
import { type Book, freeSeats, giveFreePlaces, mostSeats, positionOf } from './placing.ts'
import { type RegistrationAnswers, seatsMessage } from './registration.rules.ts'
import { newRegistration } from './registration.ts'
import { tell } from './telling.ts'
import type { SeenEvent } from './theEvent.ts'

export const noun = 'registration'

/** Stores it and returns its id; `Invalid` when the event takes no registrations, or never has as many seats. */
export async function register(book: Book, answers: RegistrationAnswers, seen: SeenEvent): Promise<string> {
  await refuseClosed(seen, book)
  const most = mostSeats(seen)
  if (answers.seats > most) throw new Invalid({ seats: seatsMessage(most) })

  const { em, keys } = book
  const event = await heldEvent(em, seen)
  // The event may have become larger; whoever waited comes first.
  await giveFreePlaces(book, event)
  event.lastLine += 1
  const registration = newRegistration(answers, event.lastLine, keys)
  if (registration.seats <= (await freeSeats(em, event))) registration.state = 'placed'
  em.persist(registration)
  const { id, reference, state } = registration
  record(em, { who: 'Website', action: 'received', noun, itemId: id, title: reference })
  await em.flush()
  registration.position = await positionOf(em, registration)
  await tell(book, state === 'placed' ? 'registrationConfirmation' : 'waitingListJoined', event, registration)
  return id
}
