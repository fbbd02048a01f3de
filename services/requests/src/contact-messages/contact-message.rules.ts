/** What somebody must tell us before we can answer a message. */
import { z } from 'zod'
import { dialable, emailAddress, isBlank, line, story } from '../writing.rules.ts'

/** The longest that each field may be, in characters. */
export const limits = { name: 120, email: 254, phone: 40, subject: 200, message: 10_000 } as const

/** A message, as it is sent. An empty phone is no phone. */
export const contactMessage = z.strictObject({
  name: line('Name', limits.name, 'Enter your name'),
  email: emailAddress(),
  phone: z
    .preprocess(
      (phone) => (typeof phone === 'string' && isBlank(phone) ? null : phone),
      line('Phone number', limits.phone, 'Enter a phone number')
        .refine(dialable, { error: 'Enter a phone number, like (555) 555-0100, or leave it empty' })
        .nullish(),
    )
    .optional(),
  subject: line('Subject', limits.subject, 'Enter a subject'),
  message: story('Your message', limits.message, 'Enter your message'),
})

/** What the rules let through. */
export type ContactMessageAnswers = z.output<typeof contactMessage>
