/** A snapshot of an event, as it was when we last fetched it, with the last sequence number of its registrations. */
import {
  callService,
  Flag,
  Instant,
  Integer,
  Invalid,
  Item,
  isUuid,
  ServiceUnavailable,
  type Settings,
  Table,
  Text,
} from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { z } from 'zod'
import { getOfficeSettings } from '../platform/office/cached-office-settings.entity.ts'

/** An event, as far as registration goes. */
const fetchedEvent = z.object({
  id: z.string(),
  title: z.string(),
  /** Exactly midnight UTC is a day, as everywhere. */
  eventDate: z.coerce.date(),
  eventTime: z.string().nullable(),
  location: z.string().nullable(),
  /** Null when there is no limit. */
  capacity: z.number().nullable(),
  registrationRequired: z.boolean(),
  status: z.string(),
  /** When it begins, or when its day is over where no time is known. */
  registrationClosesAt: z.coerce.date(),
})

export type FetchedEvent = z.output<typeof fetchedEvent>

const timeoutMs = 3000

/** The event as it is now; null when there is none, `ServiceUnavailable` when nobody can say. */
export async function fetchEvent(settings: Settings, id: string): Promise<FetchedEvent | null> {
  if (!isUuid(id)) return null
  const url = settings.env.CONTENT_URL
  const answer = await callService(settings, url, `/events/${id}`, { timeoutMs }).catch(() => null)
  if (answer?.status === 404) return null
  if (!answer?.ok) throw new ServiceUnavailable()
  return fetchedEvent.parse(await answer.json())
}

/** Its id is that of the event. Anyone who changes a registration locks this row, so that no seat is allocated twice. */
@Table('event_snapshot')
export class EventSnapshot extends Item {
  /** Who registered reads it when the event is deleted. */
  @Text() title!: string
  @Instant() eventDate!: Date
  @Text({ isOptional: true }) eventTime!: string | null
  @Text({ isOptional: true }) location!: string | null
  /** Null when there is no limit. */
  @Integer({ isOptional: true }) capacity!: number | null
  @Flag() registrationRequired!: boolean
  @Text() status!: string
  @Instant({ isIndexed: true }) registrationClosesAt!: Date
  @Integer({ defaultValue: 0 }) lastSequenceNumber!: number
}

/** The event's row, held until the end of the transaction, and brought up to date with what was seen. */
export async function lockEventSnapshot(em: EntityManager, event: FetchedEvent): Promise<EventSnapshot> {
  await em
    .createQueryBuilder(EventSnapshot)
    .insert({ ...new EventSnapshot(), ...event, lastSequenceNumber: 0 })
    .onConflict('id')
    .ignore()
    .execute()
  return Object.assign((await lockEventRow(em, event.id))!, event)
}

/** The row of an event that somebody registered for; null when nobody did. */
export const lockEventRow = (em: EntityManager, id: string): Promise<EventSnapshot | null> =>
  em.findOne(EventSnapshot, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })

/** Why nobody can register (any more). */
export type ClosedReason = 'past' | 'cancelled' | 'none'

/** Null while one can. */
export function getClosedReason(
  event: Omit<FetchedEvent, 'id' | 'title'>,
  now = new Date(),
): ClosedReason | null {
  if (event.status === 'cancelled') return 'cancelled'
  if (event.status !== 'upcoming' || event.registrationClosesAt <= now) return 'past'
  return event.registrationRequired ? null : 'none'
}

const closedMessages: Record<ClosedReason, (phone: string) => string> = {
  past: (phone) =>
    `Registration has closed because the event has begun. Call ${phone}, there may still be room.`,
  cancelled: () => 'This event is cancelled. It will not take place.',
  none: () => 'You do not need to register for this event. Just come.',
}

/** Somebody would like to register all the same: `Invalid`, with why that cannot be. */
export async function assertRegistrationOpen(
  event: Omit<FetchedEvent, 'id' | 'title'>,
  context: Parameters<typeof getOfficeSettings>[0],
) {
  const reason = getClosedReason(event)
  if (!reason) return
  const { phone } = await getOfficeSettings(context)
  throw new Invalid({ event: closedMessages[reason](phone) })
}
