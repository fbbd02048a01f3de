/** Every email and text message that the product sends. */
import * as accountEmails from './account-emails.ts'
import * as applicantEmails from './applicant-emails.ts'
import * as contactEmails from './contact-emails.ts'
import * as followerEmails from './follower-emails.ts'
import * as guestEmails from './guest-emails.ts'
import * as staffEmails from './staff-emails.ts'
import * as textMessages from './text-messages.ts'

export const emails = {
  ...applicantEmails,
  ...staffEmails,
  ...contactEmails,
  ...guestEmails,
  ...accountEmails,
  ...followerEmails,
  ...textMessages,
}

/** The kinds of email there are. */
export type EmailKind = keyof typeof emails

/** Those that go to a phone. */
export type TextKind = keyof typeof textMessages
export const textKinds = Object.keys(textMessages) as TextKind[]
export const isTextKind = (kind: EmailKind): kind is TextKind => kind in textMessages
