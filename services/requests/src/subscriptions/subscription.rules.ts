/** What somebody must tell us to hear of new judgments by email. */
import { z } from 'zod'
import { spamSignals } from '../platform/spam/spam-signals.rules.ts'
import { emailAddress, optionalIfBlank, requiredLine } from '../platform/text/text.rules.ts'

/** The longest that each part of a search may be, in characters. */
export const limits = { search: 200 } as const

/** A part of a search: null when it is left out or left empty. */
const searchPart = (label: string) =>
  optionalIfBlank(requiredLine(label, limits.search, `Enter ${label.toLowerCase()}`))

/** An address, and the search that it follows: without any, all judgments. */
export const judgmentSubscription = z.strictObject({
  email: emailAddress(),
  search: searchPart('Search'),
  category: searchPart('Category'),
  court: searchPart('Court'),
  ...spamSignals,
})

/** What the rules let through. */
export type SubscriptionAnswers = z.output<typeof judgmentSubscription>
