/** Every email that the product sends. */
import * as accountEmails from './account-emails.ts'
import * as applicantEmails from './applicant-emails.ts'
import * as contactEmails from './contact-emails.ts'
import * as followerEmails from './follower-emails.ts'
import * as guestEmails from './guest-emails.ts'
import * as staffEmails from './staff-emails.ts'

export const emails = {
  ...applicantEmails,
  ...staffEmails,
  ...contactEmails,
  ...guestEmails,
  ...accountEmails,
  ...followerEmails,
}

/** The kinds of email there are. */
export type EmailKind = keyof typeof emails
