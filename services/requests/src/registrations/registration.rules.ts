/** What somebody must tell us to register for an event. */
import { z } from 'zod'
import { spamSignals } from '../platform/spam/spam-signals.rules.ts'
import {
  emailAddress,
  optionalIfBlank,
  optionalPhone,
  requiredLine,
  requiredText,
} from '../platform/text/text.rules.ts'

/**
 * The longest that each field may be, in characters; of seats, the most that one registration may ask for, and that all of
 * one person or connection may have of one event.
 */
export const limits = { name: 120, email: 254, phone: 40, seats: 10, ownSeats: 10, needs: 500 } as const

/** What is said of a number of seats that cannot be had; `limit` is how many the event has at most. */
export const formatSeatsError = (limit: number) => `Enter how many seats you need, from 1 to ${limit}`

const seats = z
  .int(formatSeatsError(limits.seats))
  .min(1, formatSeatsError(limits.seats))
  .max(limits.seats, formatSeatsError(limits.seats))

/** What we are asked to prepare: null when it is left out or left empty. */
const needs = optionalIfBlank(requiredText('This text', limits.needs, 'Enter what you need'))

/** A registration, as it is sent. */
export const registration = z.strictObject({
  event: z.guid('Say which event you would like to come to').transform((id) => id.toLowerCase()),
  name: requiredLine('Name', limits.name, 'Enter your name'),
  email: emailAddress(),
  phone: optionalPhone(),
  seats,
  needs,
  // Whether they want our emails about it. Not asked, not written to: the address may be somebody else's.
  emailUpdates: z.boolean('Choose yes or no').nullish(),
  ...spamSignals,
})

/** What the holder of a registration may change; what is left out is cleared. */
export const registrationChange = z.strictObject({ seats, needs, phone: optionalPhone() })

/** What the rules let through. */
export type RegistrationAnswers = z.output<typeof registration>
