/** What people are told of places, whoever asks. */
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { closedBecause } from './kept-event.ts'
import { type Counted, freeOf } from './placing.ts'
import type { SeenEvent } from './theEvent.ts'

/** How many places an event has, and whether one can still have one. */
@ObjectType('EventPlaces', { simpleResolvers: true })
export class EventPlaces {
  @Field(() => ID) event!: string
  /** Null when there is no limit, as in `left`. */
  @Field(() => Int, { nullable: true }) capacity!: number | null
  @Field(() => Int) taken!: number
  @Field(() => Int, { nullable: true }) left!: number | null
  /** Registrations on the waiting list. */
  @Field(() => Int) waiting!: number
  @Field(() => Boolean) open!: boolean
  /** `past`, `cancelled`, or `none` where one just comes; null while it is open. */
  @Field(() => String, { nullable: true }) closedBecause!: string | null
}

/** What the owner of a secret link sees of their place. */
@ObjectType('Place', { simpleResolvers: true })
export class Place {
  @Field(() => String) reference!: string
  @Field(() => ID) event!: string
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => Int) seats!: number
  @Field(() => String, { nullable: true }) needs?: string | null
  @Field(() => String, { nullable: true }) phone?: string | null
  @Field(() => String) state!: string
  @Field(() => Int, { nullable: true }) position!: number | null
  /** How many seats nobody has; null when there is no limit. */
  @Field(() => Int, { nullable: true }) seatsFree!: number | null
}

/** What somebody is given who has registered. */
@ObjectType('RegistrationReceipt', { simpleResolvers: true })
export class RegistrationReceipt {
  @Field(() => String) reference!: string
  @Field(() => String) state!: string
  @Field(() => Int) seats!: number
  @Field(() => Int, { nullable: true }) position!: number | null
  /** The secret part of the address of their place. */
  @Field(() => String) link!: string
}

/** An event's places, from how it was seen and what was counted. */
export function placesOf(event: SeenEvent, counted: Counted = { taken: 0, waiting: 0 }): EventPlaces {
  const { id, capacity } = event
  const because = closedBecause(event)
  const left = numberOrNull(freeOf(capacity, counted))
  return { event: id, capacity, ...counted, left, open: !because, closedBecause: because }
}

/** GraphQL has no number without end. */
export const numberOrNull = (seats: number) => (Number.isFinite(seats) ? seats : null)
