/**
 * The building blocks of the rules of content types. Input arrives as JSON; valid input is trimmed,
 * fits its column and is safe to render; an optional empty field is null.
 */
import { isDayInRange, outOfRangeMessage } from '@access/service-kit/dates/calendar-day.rules'
import {
  cleanIdentifier,
  identifier,
  isBlank,
  multiLine,
  requiredIdentifier,
  requiredMultiLine,
  requiredSingleLine,
  singleLine,
} from '@access/service-kit/text/text.rules'
import {
  isEmailAddress,
  maxEmailLength,
  normalizeEmailAddress,
} from '@access/service-kit/validation/email-address.rules'
import { z } from 'zod'
import { hasValidFragment } from './focal-point.rules.ts'

export { calendarDay, isDayInRange } from '@access/service-kit/dates/calendar-day.rules'
export { dayRange } from '@access/service-kit/dates/day-range.rules'

const formatTooLongMessage = (limit: number) => `Write ${limit.toLocaleString('en-US')} characters or fewer`
const severalLinesMessage = 'Write this in one line'
const unstorableMessage = 'There is a character in this that cannot be stored'
const noTextMessage = 'Write text here'

/** A required single line. */
export const requiredLine = (message: string, limit: number) =>
  requiredSingleLine({ missing: message, invalid: severalLinesMessage }).max(
    limit,
    formatTooLongMessage(limit),
  )

/** A required line that a program reads as well, such as a slug: without characters that nobody sees. */
export const requiredIdentifierLine = (message: string, limit: number) =>
  requiredIdentifier({ missing: message, invalid: severalLinesMessage }).max(
    limit,
    formatTooLongMessage(limit),
  )

/** A required text of any number of lines. */
export const requiredText = (message: string, limit: number) =>
  requiredMultiLine({ missing: message, invalid: unstorableMessage })
    .trim()
    .max(limit, formatTooLongMessage(limit))

const emptyToNull = (text: string | null | undefined) => (text && !isBlank(text) ? text : null)

/** An optional single line. */
export const optionalLine = (limit: number) =>
  singleLine({ missing: noTextMessage, invalid: severalLinesMessage })
    .max(limit, formatTooLongMessage(limit))
    .nullish()
    .transform(emptyToNull)

/** An optional line that a program reads as well, such as a docket number. */
export const optionalIdentifierLine = (limit: number) =>
  identifier({ missing: noTextMessage, invalid: severalLinesMessage })
    .max(limit, formatTooLongMessage(limit))
    .nullish()
    .transform(emptyToNull)

const emailMessage = 'Enter an email address in the correct format, like name@example.org'

/** A required email address. */
export const requiredEmail = (message: string) =>
  requiredIdentifierLine(message, maxEmailLength)
    .overwrite(normalizeEmailAddress)
    .refine(isEmailAddress, { error: emailMessage })

/** An optional email address. */
export const optionalEmail = () =>
  optionalIdentifierLine(maxEmailLength)
    .transform((text) => (text === null ? null : normalizeEmailAddress(text)))
    .refine((text) => text === null || isEmailAddress(text), { error: emailMessage })
    .meta({ format: 'email' })

/** An optional text of any number of lines. */
export const optionalText = (limit: number) =>
  multiLine({ missing: noTextMessage, invalid: unstorableMessage })
    .trim()
    .max(limit, formatTooLongMessage(limit))
    .nullish()
    .transform(emptyToNull)

const maxUrlLength = 2000

const isCleanUrl = (text: string) => !/[\s\\\p{Cc}]/u.test(text) && text.isWellFormed()

/** An address that begins with `https://`, and says no password. */
export function isHttpsUrl(text: string): boolean {
  if (!/^https:\/\//i.test(text) || !isCleanUrl(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}

/** `https://…`, or a path on this site. Never a script, a data URL, or a protocol-relative URL. */
const isSafeUrl = (text: string) => (/^\/(?!\/)/.test(text) ? isCleanUrl(text) : isHttpsUrl(text))

/** The optional URL of a document. */
export const optionalUrl = () =>
  z
    .string('Write an address here')
    .overwrite(cleanIdentifier)
    .max(maxUrlLength, formatTooLongMessage(maxUrlLength))
    .refine((text) => text === '' || isSafeUrl(text), {
      error: 'Enter an address like https://example.org/file, or a path on this site like /files/file',
    })
    .meta({ format: 'uri-reference' })
    .nullish()
    .transform(emptyToNull)

/** The optional URL of a picture: one on this site may have its focal point behind `#`. */
export const optionalPictureUrl = () =>
  optionalUrl().refine((address) => address === null || hasValidFragment(address), {
    error: 'Nothing but a focal point may stand behind #, like #focal=25-75',
  })

/** The alternative text of a picture. */
export const alternativeText = () => optionalLine(300)

const isoDay = z.iso.date()
const isoDateTime = z.iso.datetime({ offset: true, local: true })

const invalidDayMessage = 'Enter a real date, like 2024-06-13'

/** The day of `2024-06-13` or of an ISO time, as written; an invalid one, such as 2024-02-31, is reported as an issue. */
function parseDay(text: string, context: z.core.$RefinementCtx): string {
  const isDate = isoDay.safeParse(text).success || isoDateTime.safeParse(text).success
  if (!isDate) return reportIssue(context, invalidDayMessage)
  const day = text.slice(0, 10)
  return isDayInRange(day) ? day : reportIssue(context, outOfRangeMessage)
}

/** For the API description: days and instants are accepted in both formats. */
const dateOrTime = { anyOf: [{ format: 'date' }, { format: 'date-time' }] }

const dateText = (message: string) => z.string(message).overwrite(cleanIdentifier)

type ParseDate = (text: string, context: z.core.$RefinementCtx) => string

const requiredDate = (message: string, parse: ParseDate) =>
  dateText(message).min(1, { error: message, abort: true }).meta(dateOrTime).transform(parse)

const optionalDate = (message: string, parse: ParseDate) =>
  dateText(message)
    .meta(dateOrTime)
    .nullish()
    .transform((text, context) => (text ? parse(text, context) : null))

/** A required day. */
export const requiredDay = (message: string) => requiredDate(message, parseDay)

/** An optional day. */
export const optionalDay = () => optionalDate('Enter a date, like 2024-06-13', parseDay)

/** The instant of an ISO time. A day alone is its midnight in UTC, which stands for that day and is no instant of it. */
function parseInstant(text: string, context: z.core.$RefinementCtx): string {
  const moment = isoDay.safeParse(text).success ? `${text}T00:00:00.000Z` : text
  if (!z.iso.datetime({ offset: true }).safeParse(moment).success)
    return reportIssue(context, invalidInstantMessage)
  // In UTC, as it is stored, so that a stored value is valid again.
  const instant = new Date(moment).toISOString()
  return isDayInRange(instant.slice(0, 10)) ? instant : reportIssue(context, outOfRangeMessage)
}

const invalidInstantMessage =
  'Enter a real date, like 2024-06-13, or date and time, like 2024-06-13T17:30:00Z'

/** A required instant. */
export const requiredInstant = (message: string) => requiredDate(message, parseInstant)

/** An optional instant. */
export const optionalInstant = () => optionalDate(invalidInstantMessage, parseInstant)

const maxListLength = 50
const maxEntryLength = 100

const listEntry = singleLine({
  missing: 'Write words here',
  invalid: 'Write each of these in one line',
}).max(maxEntryLength, `Write each of these in ${maxEntryLength} characters or fewer`)

/** An optional list of texts, such as tags: trimmed, without empty ones; null when there is no list. */
export const optionalTextList = () =>
  z
    .array(listEntry, 'Write a list of words here')
    .max(maxListLength, `Enter ${maxListLength} of these or fewer`)
    .nullish()
    .transform((words) => words?.filter((word) => !isBlank(word)) ?? null)

/** A flag with a default value. */
export const flag = (defaultValue: boolean) =>
  z
    .boolean('Answer with yes or no')
    .nullish()
    .transform((answer) => answer ?? defaultValue)

const maxDisplayOrder = 1_000_000

/** The display order: smaller numbers come first; 0 by default. */
export const displayOrder = () =>
  z
    .int('Enter a whole number')
    .min(-maxDisplayOrder, 'Enter a larger number')
    .max(maxDisplayOrder, 'Enter a smaller number')
    .nullish()
    .transform((order) => order ?? 0)

/** A choice among options. */
export const choice = <const Option extends string>(options: readonly Option[], message: string) =>
  z.enum(options, message)

/** An ignored field: the id of the item that a form sends back. */
export const ignoredField = () =>
  z
    .unknown()
    .transform(() => undefined)
    .optional()

function reportIssue(context: z.core.$RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}
