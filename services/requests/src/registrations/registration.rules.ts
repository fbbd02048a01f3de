/** What somebody must tell us to have a place at an event. */
import { z } from 'zod'
import { tellTales } from '../tellTales.rules.ts'
import { emailAddress, isBlank, line, phoneOrNone, story } from '../writing.rules.ts'

/** The longest that each field may be, in characters; of seats, the most that one registration may ask for. */
export const limits = { name: 120, email: 254, phone: 40, seats: 10, needs: 500 } as const

/** What is said of a number of seats that cannot be had; `limit` is how many the event has at most. */
export const seatsMessage = (limit: number) => `Enter how many seats you need, from 1 to ${limit}`

const seats = z
  .int(seatsMessage(limits.seats))
  .min(1, seatsMessage(limits.seats))
  .max(limits.seats, seatsMessage(limits.seats))

/** What we are asked to prepare: null when it is left out or left empty. */
const needs = z
  .preprocess(
    (text) => (typeof text === 'string' && isBlank(text) ? null : text),
    story('This text', limits.needs, 'Enter what you need').nullish(),
  )
  .optional()

/** A registration, as it is sent. */
export const registration = z.strictObject({
  event: z.guid('Say which event you would like to come to').transform((id) => id.toLowerCase()),
  name: line('Name', limits.name, 'Enter your name'),
  email: emailAddress(),
  phone: phoneOrNone(),
  seats,
  needs,
  ...tellTales,
})

/** What the owner of a place may change; what is left out is cleared. */
export const placeChange = z.strictObject({ seats, needs, phone: phoneOrNone() })

/** What the rules let through. */
export type RegistrationAnswers = z.output<typeof registration>
