/** Every email that the product sends. */
import { absenceCover } from './absence-cover.ts'
import { administratorInvitation } from './administrator-invitation.ts'
import { applicantConfirmation } from './applicant-confirmation.ts'
import { attorneyAnswer } from './attorney-answer.ts'
import { attorneyOffer } from './attorney-offer.ts'
import { contactConfirmation } from './contact-confirmation.ts'
import { contactReply } from './contact-reply.ts'
import { erased } from './erased.ts'
import { eventCancelled } from './event-cancelled.ts'
import { newJudgments } from './new-judgments.ts'
import { passwordReset } from './password-reset.ts'
import { registrationCancelled } from './registration-cancelled.ts'
import { registrationConfirmation } from './registration-confirmation.ts'
import { requestsHandedOver } from './requests-handed-over.ts'
import { staffEmergencyNotice } from './staff-emergency-notice.ts'
import { staffMessageNotice } from './staff-message-notice.ts'
import { staffNotice } from './staff-notice.ts'
import { staffNotification } from './staff-notification.ts'
import { statusUpdate } from './status-update.ts'
import { stillNeeded } from './still-needed.ts'
import { subscriptionConfirmation } from './subscription-confirmation.ts'
import { testEmail } from './test-email.ts'
import { waitingListJoined } from './waiting-list-joined.ts'
import { waitingListMovedUp } from './waiting-list-moved-up.ts'
import { wrongCodes } from './wrong-codes.ts'

export const emails = {
  applicantConfirmation,
  staffNotice,
  staffEmergencyNotice,
  staffMessageNotice,
  staffNotification,
  contactConfirmation,
  contactReply,
  registrationConfirmation,
  waitingListJoined,
  waitingListMovedUp,
  registrationCancelled,
  eventCancelled,
  statusUpdate,
  erased,
  stillNeeded,
  attorneyOffer,
  attorneyAnswer,
  requestsHandedOver,
  absenceCover,
  administratorInvitation,
  passwordReset,
  wrongCodes,
  subscriptionConfirmation,
  newJudgments,
  testEmail,
} as const

/** The kinds of email there are. */
export type EmailKind = keyof typeof emails
