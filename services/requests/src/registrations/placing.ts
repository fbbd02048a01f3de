/** Who gets the places of an event. Everything here that changes something is called while the event's row is held. */
import type { Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { SealingKeys } from '../sealing.ts'
import { closedBecause, type KeptEvent } from './kept-event.ts'
import { limits } from './registration.rules.ts'
import { Registration } from './registration.ts'
import { tell } from './telling.ts'

/** What places are written with: a transaction, the keys, and the settings. */
export interface Book {
  em: EntityManager
  keys: SealingKeys
  settings: Settings
}

/** Seats that are taken, and how many registrations wait. */
export interface Counted {
  taken: number
  waiting: number
}

/** Of these events, those that somebody registered for, counted. */
export async function countedIn(em: EntityManager, events: readonly string[]): Promise<Map<string, Counted>> {
  const rows: (Counted & { event: string })[] = await em.execute(
    `select event, coalesce(sum(seats) filter (where state = 'placed'), 0)::int as taken,
      count(*) filter (where state = 'waiting')::int as waiting
    from registration where event in (select json_array_elements_text(?::json)) group by event`,
    [JSON.stringify(events)],
  )
  return new Map(rows.map(({ event, ...counted }) => [event, counted]))
}

/** How many seats nobody has; without end where there is no limit. */
export const freeOf = (capacity: number | null, { taken }: Counted) =>
  capacity === null ? Number.POSITIVE_INFINITY : Math.max(capacity - taken, 0)

/** The seats of an event that nobody has, what this transaction has done included. */
export async function freeSeats(em: EntityManager, event: KeptEvent): Promise<number> {
  await em.flush()
  const counted = (await countedIn(em, [event.id])).get(event.id)
  return freeOf(event.capacity, counted ?? { taken: 0, waiting: 0 })
}

/** The most seats that one registration may ask for: more than the event has would wait for ever. */
export const mostSeats = ({ capacity }: Pick<KeptEvent, 'capacity'>) =>
  Math.max(1, Math.min(limits.seats, capacity ?? limits.seats))

/** Gives what is free to those who wait, in the order they came; one who needs more than is free is passed over. */
export async function giveFreePlaces(book: Book, event: KeptEvent): Promise<void> {
  if (closedBecause(event)) return
  const { em } = book
  let free = await freeSeats(em, event)
  const inLine = await em.find(
    Registration,
    { event: event.id, state: 'waiting' },
    { orderBy: { line: 'asc' } },
  )
  for (const registration of inLine) {
    if (registration.seats > free) continue
    free -= registration.seats
    registration.state = 'placed'
    await tell(book, 'waitingListMovedUp', event, registration)
  }
}

/** Where somebody stands on the waiting list, from 1; null for one who does not wait. */
export async function positionOf(em: EntityManager, registration: Registration): Promise<number | null> {
  const { event, state, line } = registration
  if (state !== 'waiting') return null
  return em.count(Registration, { event, state, line: { $lte: line } })
}

/** All of an event's, in the order they came; who waits has their number. Nothing in them is opened. */
export async function registrationsFor(em: EntityManager, event: string): Promise<Registration[]> {
  const orderBy = { line: 'asc' } as const
  const found = await em.find(Registration, { event }, { orderBy, disableIdentityMap: true })
  let waiting = 0
  return found.map((registration) => {
    const position = registration.state === 'waiting' ? ++waiting : null
    return Object.assign(registration, { position })
  })
}
