/** The background tasks. */

import { purgeRequest } from './applicant/erasure/erase-request.ts'
import { recordErasure } from './applicant/erasure/erasure-list.ts'
import { purgeErasedKeys } from './applicant/erasure/purge-erased-keys.ts'
import { backfillParties, reindexParties } from './casework/conflicts/party-tasks.ts'
import { coverAbsence } from './casework/hand-over/cover-absence.ts'
import { expireOffer } from './casework/matching/expire-offer.ts'
import { emailNotification } from './casework/notifications/email-notification.ts'
import { purgeMessage } from './contact/purge-message.ts'
import { purgeDocument } from './intake/attachments/attach-documents.ts'
import { remindOfCourtDate } from './intake/legal-aid-requests/remind-of-court-date.ts'
import { scanDocument } from './intake/virus-scan/scan-document.ts'
import { purgeEmail, sendEmail } from './platform/email/send-email.ts'
import type { Task } from './platform/jobs/task.ts'
import { purgeRegistrations, refreshEvent } from './registrations/event-tasks.ts'
import { purgeSubscription, sendSubscription } from './subscriptions/subscription-tasks.ts'

export const tasks: Task[] = [
  sendEmail,
  purgeEmail,
  refreshEvent,
  purgeRegistrations,
  remindOfCourtDate,
  purgeMessage,
  purgeRequest,
  recordErasure,
  purgeErasedKeys,
  expireOffer,
  emailNotification,
  coverAbsence,
  scanDocument,
  purgeDocument,
  backfillParties,
  reindexParties,
  sendSubscription,
  purgeSubscription,
]
