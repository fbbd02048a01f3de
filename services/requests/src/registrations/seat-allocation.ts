/** Allocates the seats of an event. Whatever changes something here is called while the event's row is locked. */
import type { Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Visitor } from '../platform/email/email-limits.ts'
import type { EncryptionKeys } from '../platform/encryption/encryption.ts'
import { type EventSnapshot, getClosedReason } from './event-snapshot.entity.ts'
import { Registration } from './registration.entity.ts'
import { limits } from './registration.rules.ts'
import { enqueueRegistrationEmail } from './registration-emails.ts'

/** What registrations are stored with: a transaction, the keys, the settings, and who brings it about. */
export interface RegistrationContext {
  em: EntityManager
  keys: EncryptionKeys
  settings: Settings
  visitor: Visitor
}

/** Seats that are taken, and how many registrations wait. */
export interface SeatCounts {
  takenSeats: number
  waitingCount: number
}

/** Of these events, those that somebody registered for, counted. */
export async function countSeats(
  em: EntityManager,
  events: readonly string[],
): Promise<Map<string, SeatCounts>> {
  const rows: (SeatCounts & { event: string })[] = await em.execute(
    `select event, coalesce(sum(seats) filter (where state = 'placed'), 0)::int as "takenSeats",
      count(*) filter (where state = 'waiting')::int as "waitingCount"
    from registration where event in (select json_array_elements_text(?::json)) group by event`,
    [JSON.stringify(events)],
  )
  return new Map(rows.map(({ event, ...counts }) => [event, counts]))
}

/** How many registrations these events have that are not cancelled, and how many of them have any. */
export async function countRegistrations(
  em: EntityManager,
  events: readonly string[],
): Promise<{ registrationCount: number; eventCount: number }> {
  const [row] = await em.execute<{ registrationCount: number; eventCount: number }[]>(
    `select count(*)::int as "registrationCount", count(distinct event)::int as "eventCount"
    from registration where state <> 'cancelled' and event in (select json_array_elements_text(?::json))`,
    [JSON.stringify(events)],
  )
  return row!
}

/** How many seats nobody has; without end where there is no limit. */
export const getAvailableSeats = (capacity: number | null, { takenSeats }: SeatCounts) =>
  capacity === null ? Number.POSITIVE_INFINITY : Math.max(capacity - takenSeats, 0)

/** The seats of an event that nobody has, what this transaction has done included. */
export async function countAvailableSeats(em: EntityManager, event: EventSnapshot): Promise<number> {
  await em.flush()
  const counts = (await countSeats(em, [event.id])).get(event.id)
  return getAvailableSeats(event.capacity, counts ?? { takenSeats: 0, waitingCount: 0 })
}

/** The most seats that one registration may ask for: more than the event has would wait for ever. */
export const getMaxSeats = ({ capacity }: Pick<EventSnapshot, 'capacity'>) =>
  Math.max(1, Math.min(limits.seats, capacity ?? limits.seats))

/** Allocates free seats to the waiting list, in order; one that needs more than are free is skipped. */
export async function allocateSeats(context: RegistrationContext, event: EventSnapshot): Promise<void> {
  if (getClosedReason(event)) return
  const { em } = context
  let available = await countAvailableSeats(em, event)
  const waitingList = await em.find(
    Registration,
    { event: event.id, state: 'waiting' },
    { orderBy: { sequenceNumber: 'asc' } },
  )
  for (const registration of waitingList) {
    if (registration.seats > available) continue
    available -= registration.seats
    registration.state = 'placed'
    await enqueueRegistrationEmail(context, 'waitingListMovedUp', event, registration)
  }
}

/** The position on the waiting list, from 1; null for one that does not wait. */
export async function getWaitingListPosition(
  em: EntityManager,
  registration: Registration,
): Promise<number | null> {
  const { event, state, sequenceNumber } = registration
  if (state !== 'waiting') return null
  return em.count(Registration, { event, state, sequenceNumber: { $lte: sequenceNumber } })
}

/** How many wait who came before this one. */
async function countWaitingBefore(em: EntityManager, first: Registration | undefined): Promise<number> {
  if (!first) return 0
  const { event, sequenceNumber } = first
  return em.count(Registration, { event, state: 'waiting', sequenceNumber: { $lt: sequenceNumber } })
}

/** All of an event's or a range of them, in the order they came, with positions on the waiting list. Nothing in them is decrypted. */
export async function listRegistrations(
  em: EntityManager,
  event: string,
  range: { offset?: number; limit?: number } = {},
): Promise<Registration[]> {
  const orderBy = { sequenceNumber: 'asc' } as const
  const registrations = await em.find(
    Registration,
    { event },
    { ...range, orderBy, disableIdentityMap: true },
  )
  let waiting = await countWaitingBefore(em, registrations[0])
  return registrations.map((registration) => {
    const position = registration.state === 'waiting' ? ++waiting : null
    return Object.assign(registration, { position })
  })
}
