/** The mails about a request. None says what it is about, who asked, or what anybody wrote. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { type Posted, postMail } from '../mails/postMail.ts'
import { dayInWords, inWords } from '../moments.ts'
import type { Office } from '../office/office.ts'
import { type SealingKeys, unseal } from '../sealing.ts'
import type { LegalAidRequest, Told } from './legal-aid-request.ts'

/** Tells the staff that a request came in, and whoever is on duty of an emergency. */
export function mailStaff(
  em: EntityManager,
  keys: SealingKeys,
  request: LegalAidRequest,
  { office, documentCount }: { office: Office; documentCount: number },
): Promise<void> {
  const { reference, urgency, receivedAt, reviewBy } = request
  return postMail(em, keys, {
    kind: urgency === 'Emergency' ? 'staffEmergencyNotice' : 'staffNotice',
    to: office.staffEmails,
    values: {
      reference,
      urgency,
      receivedAt: inWords(receivedAt, office.timeZone),
      reviewDueAt: inWords(reviewBy, office.timeZone),
      documentCount: String(documentCount),
    },
    about: aboutOf(request),
  })
}

/** Sends applicants their reference, for which they have asked. */
export const mailReference = (
  em: EntityManager,
  keys: SealingKeys,
  request: LegalAidRequest,
  { timeZone }: Office,
) =>
  toApplicant(em, keys, request, 'applicantConfirmation', {
    receivedAt: inWords(request.receivedAt, timeZone),
    replyBy: inWords(request.reviewBy, timeZone),
  })

/** Tells applicants that there is something new, if they want to be told. */
export async function mailUpdate(em: EntityManager, keys: SealingKeys, request: LegalAidRequest) {
  if (request.mailed) await toApplicant(em, keys, request, 'statusUpdate')
}

/** Tells applicants, if they want to be told, that nothing is left; before the address is gone too. */
export async function mailErased(
  em: EntityManager,
  keys: SealingKeys,
  request: LegalAidRequest,
  { office: { timeZone }, backupsUntil }: { office: Office; backupsUntil: Date },
) {
  if (request.mailed)
    await toApplicant(em, keys, request, 'erased', {
      erasedAt: inWords(new Date(), timeZone),
      backupsUntil: dayInWords(backupsUntil, timeZone),
    })
}

/** Asks applicants who want mails to say whether they still need help; the question itself is on their page. */
export async function mailStillNeeded(
  em: EntityManager,
  keys: SealingKeys,
  request: LegalAidRequest,
  { office: { timeZone }, answerBy }: { office: Office; answerBy: Date },
) {
  if (request.mailed)
    await toApplicant(em, keys, request, 'stillNeeded', { answerBy: dayInWords(answerBy, timeZone) })
}

function toApplicant(
  em: EntityManager,
  keys: SealingKeys,
  request: LegalAidRequest,
  kind: Posted['kind'],
  values: Posted['values'] = {},
): Promise<void> {
  const { email, more } = unseal<Told>(keys, request.id, request)
  const { reference } = request
  return postMail(em, keys, {
    kind,
    to: email,
    values: { reference, ...(more?.senderName && { senderName: more.senderName }), ...values },
    about: aboutOf(request),
  })
}

const aboutOf = ({ id, reference }: LegalAidRequest) => ({ item: id, reference })
