/** What a contact message must have, and what administrators do with it. */

import { z } from 'zod'
import {
  categories,
  createCaseDetailsRules,
  eligibility,
} from '../intake/legal-aid-requests/legal-aid-request.rules.ts'
import { spamSignals } from '../platform/spam/spam-signals.rules.ts'
import {
  emailAddress,
  optionalIfBlank,
  optionalPhone,
  requiredLine,
  requiredText,
} from '../platform/text/text.rules.ts'

/** The longest that each field may be, in characters. */
export const limits = { name: 120, email: 254, phone: 40, subject: 200, message: 10_000 } as const

/** What a message is: any other one, or an offer to help by somebody who is an attorney, or is not. */
export const messageKinds = ['message', 'attorney', 'volunteer'] as const

/** A message, as it is sent. An empty phone is no phone. */
export const contactMessage = z.strictObject({
  name: requiredLine('Name', limits.name, 'Enter your name'),
  email: emailAddress(),
  phone: optionalPhone(),
  subject: requiredLine('Subject', limits.subject, 'Enter a subject'),
  message: requiredText('Your message', limits.message, 'Enter your message'),
  // Whether they want their reference by email. Not asked, not written to: the address may be somebody else's.
  emailConfirmation: z.boolean('Choose yes or no').nullish(),
  kind: z.enum(messageKinds, 'Say whether you are an attorney or a volunteer').nullish(),
  ...spamSignals,
})

/** What the rules let through. */
export type ContactMessageAnswers = z.output<typeof contactMessage>

/** The states of a message: answered here, handled elsewhere, or spam. */
export const contactStates = ['new', 'answered', 'handled', 'spam'] as const

/** A reply of an administrator. */
export const contactReplyRules = z.strictObject({
  text: requiredText('Your answer', limits.message, 'Enter your answer'),
})

/** A change of state by an administrator. */
export const contactMessageState = z.strictObject({
  state: z.enum(contactStates, 'Choose one of the states'),
})

/**
 * In hours after it came: when a reply is due soon, and when it is overdue. Senders read '24-48 hours', or the promised
 * ones alone when these are a day at most: then it is due soon from half of them on.
 */
export const getReplyHours = (firstAnswerHours: number) => ({
  soon: firstAnswerHours > 24 ? 24 : firstAnswerHours / 2,
  late: firstAnswerHours,
})

/** What the office decides when a message becomes a request. The household is often not known. */
export const createRequestFromMessageRules = (offeredCategories: readonly string[]) => {
  const { category, urgency } = createCaseDetailsRules(offeredCategories).shape
  return z.strictObject({
    category,
    urgency,
    phone: optionalPhone(),
    income: optionalIfBlank(eligibility.shape.income),
    householdSize: optionalIfBlank(eligibility.shape.householdSize),
  })
}

/** The same, for an office that has not said with which kinds of problems it helps. */
export const requestFromMessage = createRequestFromMessageRules(categories)

/** What the rules let through. */
export type RequestFromMessage = z.output<typeof requestFromMessage>
