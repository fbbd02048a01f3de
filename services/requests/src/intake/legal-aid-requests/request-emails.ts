/** The emails about a request. None says what it is about, who asked, or what anybody wrote. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { formatDate, formatDateTime } from '../../platform/dates/format-date.ts'
import type { Visitor } from '../../platform/email/email-limits.ts'
import { enqueueEmail } from '../../platform/email/enqueue-email.ts'
import type { EncryptionKeys } from '../../platform/encryption/encryption.ts'
import type { OfficeSettings } from '../../platform/office/office-settings.ts'
import { neutralSenderName } from './additional-details.rules.ts'
import type { DecryptedRequest } from './decrypted-request.ts'
import type { LegalAidRequest } from './legal-aid-request.entity.ts'
import { enqueueTextUpdate } from './request-texts.ts'

/** Tells the staff that a request came in, or that an emergency did. */
export function enqueueStaffNotice(
  em: EntityManager,
  keys: EncryptionKeys,
  request: LegalAidRequest,
  { office, documentCount }: { office: OfficeSettings; documentCount: number },
): Promise<string[]> {
  const { reference, urgency, receivedAt, reviewDueAt } = request
  return enqueueEmail(em, keys, {
    kind: urgency === 'Emergency' ? 'staffEmergencyNotice' : 'staffNotice',
    to: office.staffEmails,
    values: {
      reference,
      urgency,
      receivedAt: formatDateTime(receivedAt, office.timeZone),
      reviewDueAt: formatDateTime(reviewDueAt, office.timeZone),
      documentCount: String(documentCount),
    },
    subjectItem: getSubjectItem(request),
  })
}

/** Sends applicants their reference, for which they have asked. */
export function enqueueReferenceEmail(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  { office: { timeZone }, visitor }: { office: OfficeSettings; visitor: Visitor },
) {
  const { receivedAt, reviewDueAt } = decryptedRequest.request
  const values = {
    ...getApplicantValues(decryptedRequest),
    receivedAt: formatDateTime(receivedAt, timeZone),
    replyBy: formatDateTime(reviewDueAt, timeZone),
  }
  return enqueueEmail(em, decryptedRequest.keys, {
    kind: 'applicantConfirmation',
    values,
    visitor,
    ...addressApplicant(decryptedRequest),
  })
}

/** Tells applicants that there is something new, if they want to be told, now or then. The ids of the email and the text. */
export async function enqueueStatusUpdate(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  sendAt?: Date,
): Promise<string[]> {
  const texts = await enqueueTextUpdate(em, decryptedRequest, 'textUpdate', sendAt)
  if (!decryptedRequest.request.isEmailEnabled) return texts
  const emails = await enqueueEmail(em, decryptedRequest.keys, {
    kind: 'statusUpdate',
    values: getApplicantValues(decryptedRequest),
    ...addressApplicant(decryptedRequest),
    ...(sendAt && { sendAt }),
  })
  return [...emails, ...texts]
}

/** Reminds applicants who want emails or texts of their date, without naming it. */
export async function enqueueDateReminder(em: EntityManager, decryptedRequest: DecryptedRequest) {
  await enqueueTextUpdate(em, decryptedRequest, 'textReminder')
  if (!decryptedRequest.request.isEmailEnabled) return
  await enqueueEmail(em, decryptedRequest.keys, {
    kind: 'dateReminder',
    values: getApplicantValues(decryptedRequest),
    ...addressApplicant(decryptedRequest),
  })
}

/** Tells applicants, if they want to be told, that nothing is left; before the address is gone too. */
export async function enqueueErasureNotice(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  { office, visitor, ...dates }: { office: OfficeSettings; backupsExpireAt: Date; visitor: Visitor },
) {
  if (!decryptedRequest.request.isEmailEnabled) return
  const values = {
    ...getApplicantValues(decryptedRequest),
    erasedAt: formatDateTime(new Date(), office.timeZone),
    backupsExpireAt: formatDate(dates.backupsExpireAt, office.timeZone),
  }
  await enqueueEmail(em, decryptedRequest.keys, {
    kind: 'erased',
    values,
    visitor,
    ...addressApplicant(decryptedRequest),
  })
}

/** Asks applicants who want emails or texts to say whether they still need help; the question itself is on their page. */
export async function enqueueClosureNotice(
  em: EntityManager,
  decryptedRequest: DecryptedRequest,
  { office: { timeZone }, answerBy }: { office: OfficeSettings; answerBy: Date },
) {
  await enqueueTextUpdate(em, decryptedRequest, 'textUpdate')
  if (!decryptedRequest.request.isEmailEnabled) return
  await enqueueEmail(em, decryptedRequest.keys, {
    kind: 'stillNeeded',
    values: { ...getApplicantValues(decryptedRequest), answerBy: formatDate(answerBy, timeZone) },
    ...addressApplicant(decryptedRequest),
  })
}

/** To whom such an email goes, and what it is about. */
const addressApplicant = ({ request, answers }: DecryptedRequest) => ({
  to: answers.email,
  subjectItem: getSubjectItem(request),
})

/** The reference, and the sender's name where the applicant chose the neutral one. */
const getApplicantValues = ({ request, answers: { additionalDetails } }: DecryptedRequest) => ({
  reference: request.reference,
  // Any other name is the office's own, which may have changed since.
  ...(additionalDetails?.senderName === neutralSenderName && { senderName: neutralSenderName }),
})

const getSubjectItem = ({ id, reference }: LegalAidRequest) => ({ item: id, reference })
