/** What an applicant may add once the request is sent. All of it is optional, and none of it decides anything. */
import { calendarDay } from '@access/service-kit/days.rules'
import { z } from 'zod'
import { isBlank, line, story } from '../writing.rules.ts'

export { dayRange } from '@access/service-kit/days.rules'

/** By what we may reach somebody. */
export const safeWays = ['Phone', 'Text message', 'Email', 'Post'] as const

/** Under which name we write e-mails; the second is the neutral one. */
export const senderNames = ['Access to Justice', 'Office Services'] as const

/** The longest that each field may be, in characters. */
export const moreLimits = { safeHours: 200, language: 80, otherSide: 200, accessNeeds: 1000 } as const

const isNothing = (told: unknown) =>
  told === null || (typeof told === 'string' && isBlank(told)) || (Array.isArray(told) && told.length === 0)

/** Null, a blank and an empty list are nothing told. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((told) => (isNothing(told) ? undefined : told), schema.optional())

const words = (what: string, limit: number) => optional(line(what, limit, `${what} must be text`))
const yesOrNo = () => z.boolean('Choose yes or no')

/** What was told; what is left out stays as it was told before. */
export const more = z.strictObject({
  safeWays: optional(z.array(z.enum(safeWays, 'Choose from the list')).max(safeWays.length)),
  safeHours: words('Safe hours', moreLimits.safeHours),
  leaveMessage: optional(yesOrNo()),
  senderName: optional(z.enum(senderNames, 'Choose from the list')),
  language: words('Your language', moreLimits.language),
  interpreter: optional(yesOrNo()),
  otherSide: words('Name of the other side', moreLimits.otherSide),
  courtDate: optional(calendarDay('Enter the date as it is on the paper, like 2026-12-01')),
  accessNeeds: optional(story('Your text', moreLimits.accessNeeds, 'This must be text')),
})

/** What the rules let through. */
export type More = z.output<typeof more>
