/** What we keep of an event: how it was when we last asked, and the number that the next registration gets. */
import { Flag, Instant, Invalid, Item, Table, Text, Whole } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { theOffice } from '../office/kept-office.ts'
import type { SeenEvent } from './theEvent.ts'

/** Its id is that of the event. Whoever changes a place holds this row, so that no seat is given twice. */
@Table('kept_event')
export class KeptEvent extends Item {
  @Instant() eventDate!: Date
  @Text({ optional: true }) eventTime!: string | null
  @Text({ optional: true }) location!: string | null
  /** Null when there is no limit. */
  @Whole({ optional: true }) capacity!: number | null
  @Flag() registrationRequired!: boolean
  @Text() status!: string
  @Instant({ index: true }) registersUntil!: Date
  @Whole({ otherwise: 0 }) lastLine!: number
}

/** The event's row, held until the end of the transaction, and brought up to date with what was seen. */
export async function heldEvent(em: EntityManager, seen: SeenEvent): Promise<KeptEvent> {
  await em
    .createQueryBuilder(KeptEvent)
    .insert({ ...new KeptEvent(), ...seen, lastLine: 0 })
    .onConflict('id')
    .ignore()
    .execute()
  return Object.assign((await heldRow(em, seen.id))!, seen)
}

/** The row of an event that somebody registered for; null when nobody did. */
export const heldRow = (em: EntityManager, id: string): Promise<KeptEvent | null> =>
  em.findOne(KeptEvent, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })

/** Why nobody can register (any more). */
export type Closed = 'past' | 'cancelled' | 'none'

/** Null while one can. */
export function closedBecause(event: Omit<SeenEvent, 'id'>, now = new Date()): Closed | null {
  if (event.status === 'cancelled') return 'cancelled'
  if (event.status !== 'upcoming' || event.registersUntil <= now) return 'past'
  return event.registrationRequired ? null : 'none'
}

const closedMessages: Record<Closed, (phone: string) => string> = {
  past: (phone) =>
    `Registration has closed because the event has begun. Call ${phone}, there may still be room.`,
  cancelled: () => 'This event is cancelled. It will not take place.',
  none: () => 'You do not need to register for this event. Just come.',
}

/** Somebody would like to register all the same: `Invalid`, with why that cannot be. */
export async function refuseClosed(event: Omit<SeenEvent, 'id'>, desk: Parameters<typeof theOffice>[0]) {
  const closed = closedBecause(event)
  if (!closed) return
  const { phone } = await theOffice(desk)
  throw new Invalid({ event: closedMessages[closed](phone) })
}
