/** The two kinds of time our types speak: a day without a clock, and an instant. */
import { GraphQLError, GraphQLScalarType } from 'graphql'

/**
 * A string and nothing else. Whether it is a day that exists is for the rules, which run right after and can
 * name the field; a failure here could only say "the variable is wrong".
 */
function written(value: unknown): string {
  if (typeof value === 'string') return value
  throw new GraphQLError('A date must be written as text')
}

/** A day: taken as YYYY-MM-DD or ISO, stored as a day, given as ISO at midnight UTC. */
export const DayScalar = new GraphQLScalarType({
  name: 'Day',
  description: 'A day. In: YYYY-MM-DD or ISO; out: ISO at midnight UTC, "2024-06-13T00:00:00.000Z".',
  serialize: (day) => `${String(day).slice(0, 10)}T00:00:00.000Z`,
  parseValue: written,
})

/** An instant, in ISO. */
export const InstantScalar = new GraphQLScalarType({
  name: 'Instant',
  description: 'A moment in time, in ISO.',
  serialize: (instant) => new Date(instant as string | Date).toISOString(),
  parseValue: written,
})
