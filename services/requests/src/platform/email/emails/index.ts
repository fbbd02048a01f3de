/** Every email that the product sends. */
import * as accountEmails from './account-emails.ts'
import * as applicantEmails from './applicant-emails.ts'
import * as contactEmails from './contact-emails.ts'
import { eventCancelled } from './event-cancelled.ts'
import { newJudgments } from './new-judgments.ts'
import { registrationCancelled } from './registration-cancelled.ts'
import { registrationConfirmation } from './registration-confirmation.ts'
import * as staffEmails from './staff-emails.ts'
import { subscriptionConfirmation } from './subscription-confirmation.ts'
import { waitingListJoined } from './waiting-list-joined.ts'
import { waitingListMovedUp } from './waiting-list-moved-up.ts'

export const emails = {
  ...applicantEmails,
  ...staffEmails,
  ...contactEmails,
  registrationConfirmation,
  waitingListJoined,
  waitingListMovedUp,
  registrationCancelled,
  eventCancelled,
  ...accountEmails,
  subscriptionConfirmation,
  newJudgments,
}

/** The kinds of email there are. */
export type EmailKind = keyof typeof emails
