/** The validation rules of sign-in, of administrators' names and of new passwords. */
import { roles } from '@access/service-kit/roles/roles.rules'
import { removeInvisible } from '@access/service-kit/text/invisible-characters.rules'
import { isSingleLine, requiredSingleLine } from '@access/service-kit/text/text.rules'
import {
  isEmailAddress,
  maxEmailLength,
  normalizeEmailAddress,
} from '@access/service-kit/validation/email-address.rules'
import { z } from 'zod'
import { isCommonPassword } from './common-passwords.rules.ts'
import { hasInvisibleCharacter, isReservedName, mixesScripts } from './names.rules.ts'

/** The longest address and name and the shortest new password, in characters; the longest password, in bytes of UTF-8. */
export const limits = { email: maxEmailLength, name: 120, newPassword: 12, passwordBytes: 256 } as const

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
  .overwrite(normalizeEmailAddress)
  .min(1, { error: 'Enter your email', abort: true })
  .max(limits.email, `Email must be ${limits.email} characters or fewer`)
  .refine(isSingleLine, 'Enter your email')

/** An e-mail address and a password. */
export const credentials = z.strictObject({ email: emailInput, password })

// Bounded, since everything else about them is for the second factor itself to say.
const code = z.string('Enter a code').overwrite(removeInvisible).max(64, 'This is no code').nullish()

/** A second factor: a code of an authenticator app, a recovery code, or WebAuthn's response as JSON. */
export const secondFactor = {
  totp: code,
  recoveryCode: code,
  passkey: z.string('Use your passkey').max(16_384, 'This is no passkey').nullish(),
}

/** A sign-in as the service accepts it. */
export const signInSchema = credentials.extend(secondFactor)

/** A sign-in by REST, where WebAuthn's response is an object. */
export const signInBody = credentials.extend({
  ...secondFactor,
  passkey: z
    .looseObject({}, 'Use your passkey')
    .transform((response) => JSON.stringify(response))
    .nullish(),
})

/** The confirmation that it is the administrator: the password, or the second factor where there is one. */
export const confirmationSchema = z.strictObject({ password: password.nullish(), ...secondFactor })

/** The name of a passkey, by which its owner knows it among others. */
export const passkeyNameSchema = z.strictObject({
  name: requiredSingleLine({
    missing: 'Enter a name',
    invalid: 'Name must be one line of text',
  }).max(60, 'Name must be 60 characters or fewer'),
})

/** The address of someone who forgot their password. */
export const passwordResetRequest = z.strictObject({ email: emailInput })

/** Validated credentials. */
export type Credentials = z.output<typeof credentials>

const name = requiredSingleLine({
  missing: 'Enter a name',
  invalid: 'Name must be one line of text',
})
  .max(limits.name, `Name must be ${limits.name} characters or fewer`)
  .refine((text) => !hasInvisibleCharacter(text), {
    error: 'Something in this name cannot be seen. Type it anew',
    abort: true,
  })
  .refine((text) => !mixesScripts(text), {
    error: 'This name mixes letters of several scripts. Write it in one',
    abort: true,
  })
  .refine((text) => !isReservedName(text), 'This name is reserved. Use another')

/** A new name for an administrator. */
export const renameSchema = z.strictObject({ name })

/** Another role for an account. */
export const roleSchema = z.strictObject({ role: z.enum(roles, 'Choose a role') })

/** An invitation. Exactly one address, without anything that a mail server could take for a second one. */
export const invitationSchema = roleSchema.extend({
  name,
  email: z
    .string('Enter an email')
    .overwrite(normalizeEmailAddress)
    .min(1, { error: 'Enter an email', abort: true })
    .max(limits.email, `Email must be ${limits.email} characters or fewer`)
    .refine(isEmailAddress, 'Enter an email address such as name@example.org'),
})

/** Also said by the service, which knows more common passwords than a page can. */
export const commonPasswordMessage = 'Many people use this one. Use another, such as four words'

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
    .refine((text) => !isCommonPassword(text), commonPasswordMessage)

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
