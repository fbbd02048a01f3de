/**
 * The words that the rules of content types are written with. Everything arrives as JSON; what passes is trimmed,
 * fits its column and is safe to show; what is optional and empty is null.
 */
import { isInRange, outOfRange } from '@access/service-kit/days.rules'
import { z } from 'zod'

export { calendarDay, dayRange, isInRange } from '@access/service-kit/days.rules'

const visible = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u
const controls = /[\p{Cc}\u2028\u2029]/u
const controlsButLines = /[^\P{Cc}\n\r\t]/u

const isBlank = (text: string) => !visible.test(text)
const storable = (text: string) => text.isWellFormed() && !controlsButLines.test(text)
const oneLine = (text: string) => text.isWellFormed() && !controls.test(text)

/** Text that was copied from a table has tabs in it. */
const withoutTabs = (text: string) => text.replace(/\t+/g, ' ').trim()

const tooLong = (limit: number) => `Write ${limit.toLocaleString('en-US')} characters or fewer`
const unstorable = 'There is a character in this that cannot be stored'

/** One line that must be filled in. */
export const line = (missing: string, limit: number) =>
  z
    .string(missing)
    .overwrite(withoutTabs)
    .refine((text) => !isBlank(text), { error: missing, abort: true })
    .refine(oneLine, { error: 'Write this in one line', abort: true })
    .max(limit, tooLong(limit))

/** Any number of lines that must be filled in. */
export const prose = (missing: string, limit: number) =>
  z
    .string(missing)
    .trim()
    .refine((text) => !isBlank(text), { error: missing, abort: true })
    .refine(storable, { error: unstorable, abort: true })
    .max(limit, tooLong(limit))

const filled = (text: string | null | undefined) => (text && !isBlank(text) ? text : null)

/** One line that may be left empty. */
export const optionalLine = (limit: number) =>
  z
    .string('Write text here')
    .overwrite(withoutTabs)
    .refine(oneLine, { error: 'Write this in one line', abort: true })
    .max(limit, tooLong(limit))
    .nullish()
    .transform(filled)

/** Any number of lines that may be left empty. */
export const optionalProse = (limit: number) =>
  z
    .string('Write text here')
    .trim()
    .refine(storable, { error: unstorable, abort: true })
    .max(limit, tooLong(limit))
    .nullish()
    .transform(filled)

const longestAddress = 2000

/** `https://…`, or a path on this site. Never a script, a document in the address, or another site's path. */
function isAddress(text: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(text) || !text.isWellFormed()) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  if (!/^https:\/\//i.test(text)) return false
  try {
    const { username, password } = new URL(text)
    return username === '' && password === ''
  } catch {
    return false
  }
}

/** The address of a picture or a document, which may be left empty. */
export const optionalAddress = () =>
  z
    .string('Write an address here')
    .trim()
    .max(longestAddress, tooLong(longestAddress))
    .refine((text) => text === '' || isAddress(text), {
      error: 'Enter an address like https://example.org/file, or a path on this site like /files/file',
    })
    .meta({ format: 'uri-reference' })
    .nullish()
    .transform(filled)

/** What a picture shows, in words for those who do not see it. */
export const alternativeText = () => optionalLine(300)

const aDay = z.iso.date()
const aMoment = z.iso.datetime({ offset: true, local: true })

const aRealDay = 'Enter a real date, like 2024-06-13'

/** The day of `2024-06-13` or of an ISO time, as written; `refuse` is told why there is none, such as 2024-02-31. */
function dayIn(text: string, context: z.core.$RefinementCtx): string {
  const written = aDay.safeParse(text).success || aMoment.safeParse(text).success
  if (!written) return refuse(context, aRealDay)
  const day = text.slice(0, 10)
  return isInRange(day) ? day : refuse(context, outOfRange)
}

/** For the description of the interface: days and moments are taken in both forms. */
const dateOrTime = { anyOf: [{ format: 'date' }, { format: 'date-time' }] }

/** A day that must be given. */
export const day = (missing: string) =>
  z.string(missing).trim().min(1, { error: missing, abort: true }).meta(dateOrTime).transform(dayIn)

/** A day that may be left empty. */
export const optionalDay = () =>
  z
    .string('Enter a date, like 2024-06-13')
    .trim()
    .meta(dateOrTime)
    .nullish()
    .transform((text, context) => (text ? dayIn(text, context) : null))

/** The instant of an ISO time. A bare day is its noon in UTC, which is the same day all over the country. */
function instantIn(text: string, context: z.core.$RefinementCtx): string {
  const moment = aDay.safeParse(text).success ? `${text}T12:00:00.000Z` : text
  if (!z.iso.datetime({ offset: true }).safeParse(moment).success) return refuse(context, aRealInstant)
  // Counted in UTC, as it is stored, so that what has passed passes again.
  const instant = new Date(moment).toISOString()
  return isInRange(instant.slice(0, 10)) ? instant : refuse(context, outOfRange)
}

const aRealInstant = 'Enter a real date, like 2024-06-13, or date and time, like 2024-06-13T17:30:00Z'

/** A moment that must be given. */
export const instant = (missing: string) =>
  z.string(missing).trim().min(1, { error: missing, abort: true }).meta(dateOrTime).transform(instantIn)

/** A moment that may be left empty. */
export const optionalInstant = () =>
  z
    .string(aRealInstant)
    .trim()
    .meta(dateOrTime)
    .nullish()
    .transform((text, context) => (text ? instantIn(text, context) : null))

const mostWords = 50
const longestWord = 100

const aWord = z
  .string('Write words here')
  .trim()
  .refine(oneLine, { error: 'Write each of these in one line', abort: true })
  .max(longestWord, `Write each of these in ${longestWord} characters or fewer`)

/** A list of words, such as tags: trimmed, empty ones dropped; null when there is no list. */
export const optionalWords = () =>
  z
    .array(aWord, 'Write a list of words here')
    .max(mostWords, `Enter ${mostWords} of these or fewer`)
    .nullish()
    .transform((words) => words?.filter((word) => !isBlank(word)) ?? null)

/** Yes or no, and what it is when nobody says. */
export const flag = (otherwise: boolean) =>
  z
    .boolean('Answer with yes or no')
    .nullish()
    .transform((answer) => answer ?? otherwise)

const furthestPlace = 1_000_000

/** Where it stands among its like: smaller numbers come first; 0 when nobody says. */
export const displayOrder = () =>
  z
    .int('Enter a whole number')
    .min(-furthestPlace, 'Enter a larger number')
    .max(furthestPlace, 'Enter a smaller number')
    .nullish()
    .transform((order) => order ?? 0)

/** A choice among what is offered. */
export const choice = <const Options extends readonly [string, ...string[]]>(
  options: Options,
  missing: string,
) => z.enum(options, missing)

/** What comes along and is ignored: the id of the item that a form sends back. */
export const ignored = () =>
  z
    .unknown()
    .transform(() => undefined)
    .optional()

function refuse(context: z.core.$RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}
