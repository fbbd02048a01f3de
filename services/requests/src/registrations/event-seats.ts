/** The seats of events and the details of a registration, for the public. */
import { InstantScalar } from '@access/service-kit'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { FetchedEvent } from './event-snapshot.entity.ts'
import { getClosedReason } from './event-snapshot.entity.ts'
import { getAvailableSeats, type SeatCounts } from './seat-allocation.ts'

/** How many seats an event has, and whether registration is open. */
@ObjectType('EventSeats', { simpleResolvers: true })
export class EventSeats {
  @Field(() => ID) event!: string
  /** As it was last read, which stays when the event is deleted. */
  @Field(() => String) title!: string
  @Field(() => InstantScalar) eventDate!: Date
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
  /** As it was last read, which stays when the event is deleted. */
  @Field(() => String) eventTitle!: string
  @Field(() => InstantScalar) eventDate!: Date
  /** Whether it has begun, or its day is over where no time is known. */
  @Field(() => Boolean) hasBegun!: boolean
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => Int) seats!: number
  @Field(() => String, { nullable: true }) needs?: string | null
  @Field(() => String, { nullable: true }) phone?: string | null
  @Field(() => String) state!: string
  @Field(() => Int, { nullable: true }) position!: number | null
  /** How many seats nobody has; null when there is no limit. */
  @Field(() => Int, { nullable: true }) availableSeats!: number | null
  /** Whether we write to them about it: they asked, and it does not look like spam. */
  @Field(() => Boolean) hasEmailUpdates!: boolean
  /** They asked, and get nothing until a person has seen that it is no spam. */
  @Field(() => Boolean) isEmailHeld!: boolean
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
  /** Both as in `RegistrationDetails`. */
  @Field(() => Boolean) hasEmailUpdates!: boolean
  @Field(() => Boolean) isEmailHeld!: boolean
}

/** How much hangs on some events. */
@ObjectType('RegistrationTotals', { simpleResolvers: true })
export class RegistrationTotals {
  @Field(() => Int, { description: 'Registrations that are not cancelled' }) registrationCount!: number
  @Field(() => Int, { description: 'Events with such registrations' }) eventCount!: number
}

/** An event's seats, from the fetched event and the counts. */
export function getEventSeats(
  event: FetchedEvent,
  counts: SeatCounts = { takenSeats: 0, waitingCount: 0 },
): EventSeats {
  const { id, eventDate, capacity } = event
  const closedReason = getClosedReason(event)
  const availableSeats = toNullableCount(getAvailableSeats(capacity, counts))
  const details = { event: id, title: event.title, eventDate, capacity }
  return { ...details, ...counts, availableSeats, isOpen: !closedReason, closedReason }
}

/** GraphQL has no number without end. */
export const toNullableCount = (seats: number) => (Number.isFinite(seats) ? seats : null)
