/** The validation rules of sign-in, of administrators' names and of new passwords. */
import { isSingleLine, requiredSingleLine } from '@access/service-kit/text/text.rules'
import { z } from 'zod'
import { isCommonPassword } from './common-passwords.rules.ts'

/** The longest address and name and the shortest new password, in characters; the longest password, in bytes of UTF-8. */
export const limits = { email: 254, name: 120, newPassword: 12, passwordBytes: 256 } as const

const countBytes = (text: string) => new TextEncoder().encode(text).length

/** A password that may be hashed: not empty, and not too long. */
export const password = z
  .string('Enter your password')
  .refine((text) => text.trim() !== '', { error: 'Enter your password', abort: true })
  .refine((text) => countBytes(text) <= limits.passwordBytes, {
    error: `Password must be ${limits.passwordBytes} bytes or fewer`,
  })

// The format of the address is not validated: a failed sign-in gives one answer, whatever the reason.
const emailInput = z
  .string('Enter your email')
  .trim()
  .min(1, { error: 'Enter your email', abort: true })
  .max(limits.email, `Email must be ${limits.email} characters or fewer`)
  .refine(isSingleLine, 'Enter your email')

/** An e-mail address and a password. */
export const credentials = z.strictObject({ email: emailInput, password })

/** Validated credentials. */
export type Credentials = z.output<typeof credentials>

const name = requiredSingleLine({
  missing: 'Enter a name',
  invalid: 'Name must be one line of text',
}).max(limits.name, `Name must be ${limits.name} characters or fewer`)

/** A new name for an administrator. */
export const renameSchema = z.strictObject({ name })

/** An invitation. Exactly one address, without anything that a mail server could take for a second one. */
export const invitationSchema = z.strictObject({
  name,
  email: z
    .string('Enter an email')
    .trim()
    .min(1, { error: 'Enter an email', abort: true })
    .max(limits.email, `Email must be ${limits.email} characters or fewer`)
    .regex(
      /^[^\s@,;:<>"()\p{Cc}]{1,64}@[^\s@,;:<>"()\p{Cc}]+\.[^\s@,;:<>"()\p{Cc}]+$/u,
      'Enter an email address such as name@example.org',
    ),
})

/** A new password for the account with this address: long, and not a common one. */
const createNewPasswordSchema = (email: string) =>
  password
    .refine((text) => [...text].length >= limits.newPassword, {
      error: `Use ${limits.newPassword} characters or more`,
      abort: true,
    })
    .refine((text) => !isOwnEmail(text, email), {
      error: 'Use something other than your email address',
      abort: true,
    })
    .refine((text) => !isCommonPassword(text), 'Many people use this one. Use another, such as four words')

const isOwnEmail = (text: string, email: string) =>
  [email, email.split('@')[0]].includes(text.trim().toLowerCase())

/** A first password. */
export const createFirstPasswordSchema = (email: string) =>
  z.strictObject({ password: createNewPasswordSchema(email) })

/** A new password in place of the current one. */
export const createChangePasswordSchema = (email: string) =>
  z
    .strictObject({ current: password, password: createNewPasswordSchema(email) })
    .refine(({ current, password }) => current !== password, {
      path: ['password'],
      error: 'This is your current password. Choose a new one',
    })
