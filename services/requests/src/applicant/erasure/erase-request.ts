/** Erases a request's key, and all that is encrypted with it. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { RequestOpening } from '../../casework/access/legal-aid-request.policy.ts'
import { ClosingReport } from '../../casework/closing-reports/closing-report.entity.ts'
import { ConflictCheck } from '../../casework/conflicts/conflict-check.entity.ts'
import { eraseParties } from '../../casework/conflicts/parties.ts'
import { ReferralOffer } from '../../casework/matching/referral-offer.entity.ts'
import { RequestNote } from '../../casework/notes/request-note.entity.ts'
import { Notification } from '../../casework/notifications/notification.entity.ts'
import { RequestScreening } from '../../casework/screening/request-screening.entity.ts'
import { eraseSourceMessages } from '../../contact/purge-message.ts'
import { eraseDocuments } from '../../intake/attachments/attach-documents.ts'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { StoredMessage } from '../../intake/request-messages/request-message.entity.ts'
import { StoredStatusChange } from '../../intake/status-history/status-change.entity.ts'
import { OutboxEmail } from '../../platform/email/outbox-email.entity.ts'
import { eraseRecords } from '../../platform/idempotency/idempotency-record.entity.ts'
import { scheduleJobs } from '../../platform/jobs/schedule-jobs.ts'
import { Erasure } from './erasure.entity.ts'
import { recordErasure } from './erasure-list.ts'

/** Reference, dates and the blind index of the passphrase stay, so that its page can say that it is erased. */
export async function eraseRequestData(em: EntityManager, request: LegalAidRequest): Promise<void> {
  const { id } = request
  // Except the email that says so.
  await em.nativeDelete(OutboxEmail, { item: id, state: { $ne: 'sent' }, kind: { $ne: 'erased' } })
  await em.nativeDelete(StoredMessage, { requestId: id })
  await em.nativeDelete(ClosingReport, { requestId: id })
  await em.nativeDelete(ReferralOffer, { requestId: id })
  await em.nativeDelete(RequestScreening, { requestId: id })
  await em.nativeDelete(RequestNote, { requestId: id })
  await eraseRecords(em, id)
  await em.nativeDelete(StoredStatusChange, { requestId: id, status: { $ne: 'new' } })
  await em.nativeDelete(RequestOpening, { requestId: id })
  await em.nativeDelete(ConflictCheck, { requestId: id })
  await eraseParties(em, id)
  await eraseDocuments(em, id)
  await eraseSourceMessages(em, id)
  await em.nativeDelete(Notification, { requestId: id })
  await scheduleJobs(em, recordErasure, [id])
  const now = new Date()
  await em.upsert(Erasure, { id, erasedAt: now, keyPurgedAt: null })
  Object.assign(request, {
    encrypted: '',
    dataKey: '',
    keyId: '',
    applicantBlindIndex: null,
    isEmailEnabled: false,
    undoableChange: null,
  })
  Object.assign(request, { status: 'erased', statusChangedAt: now, erasedAt: now })
}
