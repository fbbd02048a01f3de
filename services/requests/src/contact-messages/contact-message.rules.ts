/** What somebody must tell us before we can answer a message. */
import { z } from 'zod'
import { caseDetails, eligibility } from '../legal-aid-requests/legal-aid-request.rules.ts'
import { tellTales } from '../tellTales.rules.ts'
import { emailAddress, line, phoneOrNone, story } from '../writing.rules.ts'

/** The longest that each field may be, in characters. */
export const limits = { name: 120, email: 254, phone: 40, subject: 200, message: 10_000 } as const

/** A message, as it is sent. An empty phone is no phone. */
export const contactMessage = z.strictObject({
  name: line('Name', limits.name, 'Enter your name'),
  email: emailAddress(),
  phone: phoneOrNone(),
  subject: line('Subject', limits.subject, 'Enter a subject'),
  message: story('Your message', limits.message, 'Enter your message'),
  ...tellTales,
})

/** What the rules let through. */
export type ContactMessageAnswers = z.output<typeof contactMessage>

/** What becomes of a message: it is answered here or elsewhere, or is none. */
export const contactStates = ['new', 'answered', 'handled', 'spam'] as const

/** What an administrator answers. */
export const contactAnswer = z.strictObject({
  text: story('Your answer', limits.message, 'Enter your answer'),
})

/** Where an administrator puts a message. */
export const contactMark = z.strictObject({ state: z.enum(contactStates, 'Choose one of the states') })

/** In hours after it came: when an answer is due soon, and by when it is promised. */
export const answerWithin = { soon: 24, late: 48 } as const

/** Stands for what somebody has not told us. */
export const notTold = 'Not told'

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((told) => (told === '' ? null : told), schema.nullish()).optional()

/** What the office decides when a message is an ask for help. Of the household a writer has often told nothing. */
export const requestOfMessage = z.strictObject({
  category: caseDetails.shape.category,
  urgency: caseDetails.shape.urgency,
  phone: phoneOrNone(),
  income: optional(eligibility.shape.income),
  householdSize: optional(eligibility.shape.householdSize),
})
