/** Looks each minute at the events that people registered for: one may have become larger, or been cancelled. */
import { idsOf } from '../jobs/idsOf.ts'
import type { Task } from '../jobs/task.ts'
import { keysOf } from '../sealedItem.ts'
import { heldRow, KeptEvent } from './kept-event.ts'
import { type Book, giveFreePlaces } from './placing.ts'
import { Registration } from './registration.ts'
import { tell } from './telling.ts'
import { type SeenEvent, theEvent } from './theEvent.ts'

export const lookAtEvent: Task = {
  name: 'look at event',

  due: (em, now) => idsOf(em, KeptEvent, { registersUntil: { $gt: now } }, 'registersUntil'),

  async work({ em, settings }, id) {
    // Asked before the transaction, which must not wait for another service.
    const seen = await theEvent(settings, id)
    await em.transactional((em) => bringUpToDate({ em, settings, keys: keysOf({ settings }) }, id, seen))
  },
}

async function bringUpToDate(book: Book, id: string, seen: SeenEvent | null) {
  const event = (await heldRow(book.em, id))!
  const before = event.status
  // An event that was deleted will not take place either.
  Object.assign(event, seen ?? { status: 'cancelled' })
  if (before !== 'cancelled' && event.status === 'cancelled') await tellAll(book, event)
  await giveFreePlaces(book, event)
}

async function tellAll(book: Book, event: KeptEvent) {
  const coming = await book.em.find(Registration, { event: event.id, state: { $ne: 'cancelled' } })
  for (const registration of coming) await tell(book, 'eventCancelled', event, registration)
}
