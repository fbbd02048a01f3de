/** What signing in asks for, and what an administrator's name and new password must be. */
import { z } from 'zod'
import { isCommon } from './commonPasswords.rules.ts'

/** The longest address and name and the shortest new password, in characters; the longest password, in bytes of UTF-8. */
export const limits = { email: 254, name: 120, newPassword: 12, passwordBytes: 256 } as const

const bytes = (text: string) => new TextEncoder().encode(text).length

/** A password somebody could have: something, and no longer than we are willing to hash. */
export const password = z
  .string('Enter your password')
  .refine((typed) => typed.trim() !== '', { error: 'Enter your password', abort: true })
  .refine((typed) => bytes(typed) <= limits.passwordBytes, {
    error: `Password must be ${limits.passwordBytes} bytes or fewer`,
  })

// Whether an address is right is said by signing in and in one way only, so nothing here looks at its form.
const typedAddress = z
  .string('Enter your email')
  .trim()
  .min(1, { error: 'Enter your email', abort: true })
  .max(limits.email, `Email must be ${limits.email} characters or fewer`)
  .refine((typed) => typed.isWellFormed() && !/\p{Cc}/u.test(typed), 'Enter your email')

/** An e-mail address and a password. */
export const credentials = z.strictObject({ email: typedAddress, password })

/** What the rules let through. */
export type Credentials = z.output<typeof credentials>

const name = z
  .string('Enter a name')
  .trim()
  .min(1, { error: 'Enter a name', abort: true })
  .max(limits.name, `Name must be ${limits.name} characters or fewer`)
  .refine((typed) => typed.isWellFormed() && !/\p{Cc}/u.test(typed), 'Name must be one line of text')

/** Another name for an administrator. */
export const renaming = z.strictObject({ name })

/** Whom to invite. One address, of which nothing can be taken for a second one: a mail goes there. */
export const invitation = z.strictObject({
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

/** A new password for whoever signs in with this address: long, and not the first that others would try. */
const newPassword = (email: string) =>
  password
    .refine((typed) => [...typed].length >= limits.newPassword, {
      error: `Use ${limits.newPassword} characters or more`,
      abort: true,
    })
    .refine((typed) => !isTheirs(typed, email), {
      error: 'Use something other than your email address',
      abort: true,
    })
    .refine((typed) => !isCommon(typed), 'Many people use this one. Use another, such as four words')

const isTheirs = (typed: string, email: string) =>
  [email, email.split('@')[0]].includes(typed.trim().toLowerCase())

/** A first password. */
export const choosingPassword = (email: string) => z.strictObject({ password: newPassword(email) })

/** A new password in place of the current one. */
export const changingPassword = (email: string) =>
  z
    .strictObject({ current: password, password: newPassword(email) })
    .refine(({ current, password }) => current !== password, {
      path: ['password'],
      error: 'This is your current password. Choose a new one',
    })
