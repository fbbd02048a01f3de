/** What signing in asks for. Whether it is right is said in one way only, so nothing here looks at an address's form. */
import { z } from 'zod'

/** The longest address, in characters, and the longest password, in bytes of UTF-8. */
export const limits = { email: 254, passwordBytes: 256 } as const

const bytes = (text: string) => new TextEncoder().encode(text).length

/** A password somebody could have: something, and no longer than we are willing to hash. */
export const password = z
  .string('Enter your password')
  .refine((typed) => typed.trim() !== '', { error: 'Enter your password', abort: true })
  .refine((typed) => bytes(typed) <= limits.passwordBytes, {
    error: `Password must be ${limits.passwordBytes} bytes or fewer`,
  })

/** An e-mail address and a password. */
export const credentials = z.strictObject({
  email: z
    .string('Enter your email')
    .trim()
    .min(1, { error: 'Enter your email', abort: true })
    .max(limits.email, `Email must be ${limits.email} characters or fewer`)
    .refine((typed) => typed.isWellFormed() && !/\p{Cc}/u.test(typed), 'Enter your email'),
  password,
})

/** What the rules let through. */
export type Credentials = z.output<typeof credentials>
