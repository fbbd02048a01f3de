/** The two scalars of time: a day without a time of day, and an instant. */
import { GraphQLError, GraphQLScalarType } from 'graphql'

/**
 * Accepts any string. Whether the day exists is for the rules to check, which run right after and can
 * name the field; a failure here could only say "the variable is wrong".
 */
function parseDateText(value: unknown): string {
  if (typeof value === 'string') return value
  throw new GraphQLError('A date must be written as text')
}

/** A day: accepted as YYYY-MM-DD or ISO, stored as a date, returned as ISO at midnight UTC. */
export const DayScalar = new GraphQLScalarType({
  name: 'Day',
  description: 'A day. In: YYYY-MM-DD or ISO; out: ISO at midnight UTC, "2024-06-13T00:00:00.000Z".',
  serialize: (day) => `${String(day).slice(0, 10)}T00:00:00.000Z`,
  parseValue: parseDateText,
})

/** An instant, in ISO. */
export const InstantScalar = new GraphQLScalarType({
  name: 'Instant',
  description: 'An instant, in ISO.',
  serialize: (instant) => new Date(instant as string | Date).toISOString(),
  parseValue: parseDateText,
})
