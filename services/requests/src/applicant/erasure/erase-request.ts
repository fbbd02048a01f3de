/** Erases a request's key, and all that is encrypted with it: as its applicant asks, when its retention ends, and again after a restore. */
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
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
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { lockAvailableRequest } from '../../intake/legal-aid-requests/lock-available-request.ts'
import { recordRequestEvent } from '../../intake/legal-aid-requests/record-request-event.ts'
import { getExpiredFilter } from '../../intake/legal-aid-requests/retention.ts'
import { StoredMessage } from '../../intake/request-messages/request-message.entity.ts'
import { StoredStatusChange } from '../../intake/status-history/status-change.entity.ts'
import { OutboxEmail } from '../../platform/email/outbox-email.entity.ts'
import { eraseRecords } from '../../platform/idempotency/idempotency-record.entity.ts'
import { scheduleJobs } from '../../platform/jobs/schedule-jobs.ts'
import { listDueIds, type Task } from '../../platform/jobs/task.ts'
import { type ErasedRequest, Erasure } from './erasure.entity.ts'
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
    courtDate: null,
    isEmailEnabled: false,
    isTextEnabled: null,
    undoableChange: null,
  })
  Object.assign(request, { status: 'erased', statusChangedAt: now, erasedAt: now })
}

/** Erases requests whose retention has ended. */
export const purgeRequest: Task = {
  name: 'purge request',

  listDue: (em, now) => listDueIds(em, LegalAidRequest, { $or: getExpiredFilter(now) }, 'statusChangedAt'),

  async run({ em, now }, id) {
    await em.transactional(async (transaction) => {
      const request = await lockAvailableRequest(transaction, { id, $or: getExpiredFilter(now()) })
      if (!request) return
      await eraseRequestData(transaction, request)
      recordRequestEvent(transaction, request, 'Website', 'erased')
    })
  },
}

/** Erases each that is there and not erased, with the date that it was erased on; how many there were. */
export async function eraseAgain(em: EntityManager, erasures: readonly ErasedRequest[]): Promise<number> {
  let count = 0
  for (const { id, erasedAt } of erasures) {
    await em.fork().transactional(async (transaction) => {
      const request = await transaction.findOne(
        LegalAidRequest,
        { id, erasedAt: null },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      )
      if (!request) return
      await eraseRequestData(transaction, request)
      Object.assign(request, { erasedAt, statusChangedAt: erasedAt })
      recordRequestEvent(transaction, request, 'Website', 'erased')
      count += 1
    })
  }
  return count
}
