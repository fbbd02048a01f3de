/** Changes and cancels places. */
import { Invalid, NotFound, record } from '@access/service-kit'
import { resealed } from '../sealedItem.ts'
import { marks, unseal } from '../sealing.ts'
import { heldRow, type KeptEvent, refuseClosed } from './kept-event.ts'
import { type Book, freeSeats, giveFreePlaces, mostSeats } from './placing.ts'
import { noun } from './registering.ts'
import { seatsMessage } from './registration.rules.ts'
import { linkText, Registration, type ToldInRegistration } from './registration.ts'
import { tell } from './telling.ts'

/** The place that a secret link belongs to; null when there is none. */
export const placeOf = ({ em, keys }: Pick<Book, 'em' | 'keys'>, link: string) =>
  em.findOne(Registration, { linkMark: { $in: marks(keys, linkText(link)) } })

/** A place whose event is held, as it is now; `NotFound` when there is none. */
export async function heldPlace({ em }: Book, found: Registration | null) {
  if (!found) throw new NotFound('place')
  const event = (await heldRow(em, found.event))!
  // It may have been changed while we waited for the event's row.
  return { event, registration: await em.refreshOrFail(found) }
}

/** What the owner of a place may change. */
export interface PlaceChange {
  seats: number
  needs?: string | null | undefined
  phone?: string | null | undefined
}

/** Changes a place; `Invalid` when it is too late, or when there are not as many seats. */
export async function changePlace(
  book: Book,
  event: KeptEvent,
  registration: Registration,
  { seats, needs = null, phone = null }: PlaceChange,
): Promise<void> {
  if (registration.state === 'cancelled')
    throw new Invalid({ seats: 'This place has been cancelled. Register again to have one' })
  await refuseClosed(event, book)
  if (seats > mostSeats(event)) throw new Invalid({ seats: seatsMessage(mostSeats(event)) })
  await refuseMoreThanFree(book, event, registration, seats)

  const told = unseal<ToldInRegistration>(book.keys, registration.id, registration)
  resealed(registration, { ...told, needs, phone }, book.keys)
  registration.seats = seats
  record(book.em, { who: 'Website', action: 'changed', noun, ...named(registration) })
  await giveFreePlaces(book, event)
}

async function refuseMoreThanFree({ em }: Book, event: KeptEvent, registration: Registration, seats: number) {
  if (registration.state !== 'placed' || seats <= registration.seats) return
  const most = registration.seats + (await freeSeats(em, event))
  if (seats > most)
    throw new Invalid({ seats: `There are not as many places left. You can have up to ${most} for now` })
}

/** Gives a place back, and to the next in line; `who` did it. Once given back, nothing more happens. */
export async function cancelPlace(book: Book, event: KeptEvent, registration: Registration, who: string) {
  if (registration.state === 'cancelled') return
  Object.assign(registration, { state: 'cancelled', checkedInAt: null, checkedInBy: null })
  record(book.em, { who, action: 'cancelled', noun, ...named(registration) })
  await tell(book, 'registrationCancelled', event, registration)
  await giveFreePlaces(book, event)
}

/** What the audit calls it. */
export const named = ({ id, reference }: Registration) => ({ itemId: id, title: reference })
