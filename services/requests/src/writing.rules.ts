/** What people write to us, before anyone asks what it says: it must be there, fit, and be storable. */
import { z } from 'zod'

const seen = /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u
const controls = /\p{Cc}/u
const controlsButLines = /[^\P{Cc}\n\r\t]/u
// Mail servers take no longer name before the @ than 64 characters.
const oneAddress = /^[^\s@,;:<>()[\]\\"]{1,64}@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]{2,}$/u

/** Whether an eye would see anything: blanks and zero-width characters alone are nothing. */
export const isBlank = (text: string) => !seen.test(text)

const over = (what: string, limit: number) =>
  `${what} must be ${limit.toLocaleString('en-US')} characters or fewer`
const unreadable = (what: string) => `${what} contains a character that cannot be stored`

/** One line that must be filled in: a name, a subject. A line break in it is an attempt at a mail header. */
export const line = (what: string, limit: number, missing: string) =>
  z
    .string(missing)
    .trim()
    .refine((text) => !isBlank(text), { error: missing, abort: true })
    .refine((text) => text.isWellFormed() && !controls.test(text), { error: unreadable(what), abort: true })
    .max(limit, over(what, limit))

/** Several lines that must be filled in: a story, a message. Kept exactly as written. */
export const story = (
  what: string,
  limit: number,
  missing: string,
  tooLong = (_over: number) => over(what, limit),
) =>
  z
    .string(missing)
    .refine((text) => !isBlank(text), { error: missing, abort: true })
    .refine((text) => text.isWellFormed() && !controlsButLines.test(text), {
      error: unreadable(what),
      abort: true,
    })
    .max(limit, { error: ({ input }) => tooLong((input as string).length - limit) })

/** One e-mail address that must be filled in. */
export const emailAddress = () =>
  line('Email address', 254, 'Enter your email address')
    .regex(oneAddress, {
      error: 'Enter an email address in the correct format, like name@example.org',
    })
    .meta({ format: 'email' })

/** Any form of a phone number will do, as long as somebody could dial it. */
export const dialable = (text: string) => text.replace(/\P{Nd}/gu, '').length >= 5

/** A phone number that need not be given: null when it is left out or left empty. */
export const phoneOrNone = () =>
  z
    .preprocess(
      (phone) => (typeof phone === 'string' && isBlank(phone) ? null : phone),
      line('Phone number', 40, 'Enter a phone number')
        .refine(dialable, { error: 'Enter a phone number, like (555) 555-0100, or leave it empty' })
        .nullish(),
    )
    .optional()
