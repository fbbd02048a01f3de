/** The seats of events and the details of a registration, for the public. */
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { getClosedReason } from './event-snapshot.entity.ts'
import type { FetchedEvent } from './fetch-event.ts'
import { getAvailableSeats, type SeatCounts } from './seat-allocation.ts'

/** How many seats an event has, and whether registration is open. */
@ObjectType('EventSeats', { simpleResolvers: true })
export class EventSeats {
  @Field(() => ID) event!: string
  /** Null when there is no limit, as in `left`. */
  @Field(() => Int, { nullable: true }) capacity!: number | null
  @Field(() => Int) takenSeats!: number
  @Field(() => Int, { nullable: true }) availableSeats!: number | null
  /** Registrations on the waiting list. */
  @Field(() => Int) waitingCount!: number
  @Field(() => Boolean) isOpen!: boolean
  /** `past`, `cancelled`, or `none` where one just comes; null while it is open. */
  @Field(() => String, { nullable: true }) closedReason!: string | null
}

/** What the holder of a secret link sees of their registration. */
@ObjectType('RegistrationDetails', { simpleResolvers: true })
export class RegistrationDetails {
  @Field(() => String) reference!: string
  @Field(() => ID) event!: string
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => Int) seats!: number
  @Field(() => String, { nullable: true }) needs?: string | null
  @Field(() => String, { nullable: true }) phone?: string | null
  @Field(() => String) state!: string
  @Field(() => Int, { nullable: true }) position!: number | null
  /** How many seats nobody has; null when there is no limit. */
  @Field(() => Int, { nullable: true }) availableSeats!: number | null
  @Field(() => Boolean) hasEmailUpdates!: boolean
}

/** The receipt of a registration. */
@ObjectType('RegistrationReceipt', { simpleResolvers: true })
export class RegistrationReceipt {
  @Field(() => String) reference!: string
  @Field(() => String) state!: string
  @Field(() => Int) seats!: number
  @Field(() => Int, { nullable: true }) position!: number | null
  /** The secret part of the address of their registration. */
  @Field(() => String) link!: string
  /** Whether we write to them about it, as they asked. */
  @Field(() => Boolean) hasEmailUpdates!: boolean
}

/** An event's seats, from the fetched event and the counts. */
export function getEventSeats(
  event: FetchedEvent,
  counts: SeatCounts = { takenSeats: 0, waitingCount: 0 },
): EventSeats {
  const { id, capacity } = event
  const closedReason = getClosedReason(event)
  const availableSeats = toNullableCount(getAvailableSeats(capacity, counts))
  return { event: id, capacity, ...counts, availableSeats, isOpen: !closedReason, closedReason }
}

/** GraphQL has no number without end. */
export const toNullableCount = (seats: number) => (Number.isFinite(seats) ? seats : null)
