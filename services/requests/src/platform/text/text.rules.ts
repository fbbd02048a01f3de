/** The errors for what people write to us, and the rules of addresses and phone numbers. */
import {
  isBlank,
  requiredIdentifier,
  requiredMultiLine,
  requiredSingleLine,
} from '@access/service-kit/text/text.rules'
import {
  isEmailAddress,
  maxEmailLength,
  normalizeEmailAddress,
} from '@access/service-kit/validation/email-address.rules'
import { z } from 'zod'

export { isBlank } from '@access/service-kit/text/text.rules'

const formatTooLong = (label: string, limit: number) =>
  `${label} must be ${limit.toLocaleString('en-US')} characters or fewer`
const formatUnreadable = (label: string) => `${label} contains a character that cannot be stored`

/** One line that must be filled in: a name, a subject. A line break in it is an attempt at an email header. */
export const requiredLine = (label: string, limit: number, missingMessage: string) =>
  requiredSingleLine({ missing: missingMessage, invalid: formatUnreadable(label) }).max(
    limit,
    formatTooLong(label, limit),
  )

/** The same for an address, a number or a code, where characters that nobody sees mean nothing. */
export const requiredIdentifierLine = (label: string, limit: number, missingMessage: string) =>
  requiredIdentifier({ missing: missingMessage, invalid: formatUnreadable(label) }).max(
    limit,
    formatTooLong(label, limit),
  )

/** Several lines that must be filled in: a story, a message. Kept as written, but for the kind of its line breaks. */
export const requiredText = (
  label: string,
  limit: number,
  missingMessage: string,
  tooLong = (_over: number) => formatTooLong(label, limit),
) =>
  requiredMultiLine({ missing: missingMessage, invalid: formatUnreadable(label) }).max(limit, {
    error: ({ input }) => tooLong((input as string).length - limit),
  })

/** One email address that must be filled in. */
export const emailAddress = () =>
  requiredIdentifierLine('Email address', maxEmailLength, 'Enter your email address')
    .overwrite(normalizeEmailAddress)
    .refine(isEmailAddress, {
      error: 'Enter an email address in the correct format, like name@example.org',
    })
    .meta({ format: 'email' })

/** Any form of a phone number will do, as long as somebody could dial it. */
export const isDialable = (text: string) => text.replace(/\P{Nd}/gu, '').length >= 5

/** What need not be given: null when it is left out or left empty. */
export const optionalIfBlank = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess((value) => (typeof value === 'string' && isBlank(value) ? null : value), schema.nullish())
    .optional()

/** A phone number that need not be given. */
export const optionalPhone = () =>
  optionalIfBlank(
    requiredIdentifierLine('Phone number', 40, 'Enter a phone number').refine(isDialable, {
      error: 'Enter a phone number, like (555) 555-0100, or leave it empty',
    }),
  )
