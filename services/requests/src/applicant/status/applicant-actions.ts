/** What applicants do about their request, each in the transaction that locks it. */
import { isDeepStrictEqual } from 'node:util'
import { EditConflict, type Settings } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { saveApplicantParties } from '../../casework/conflicts/parties.ts'
import { answerClosureNotice } from '../../casework/letters/closure-notice.ts'
import { notifyAssignee } from '../../casework/notifications/notify-assignee.ts'
import { attachDocuments } from '../../intake/attachments/attach-documents.ts'
import type { AdditionalDetailsValues } from '../../intake/legal-aid-requests/additional-details.rules.ts'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import {
  enqueueErasureNotice,
  enqueueReferenceEmail,
} from '../../intake/legal-aid-requests/request-emails.ts'
import { backupsExpireAt, isReopenable } from '../../intake/legal-aid-requests/retention.ts'
import { setStatus } from '../../intake/legal-aid-requests/set-status.ts'
import { createApplicantMessage } from '../../intake/request-messages/request-message.entity.ts'
import { canChangeStatus } from '../../intake/status-history/status.rules.ts'
import { computeDeadlines } from '../../platform/deadlines/request-deadlines.ts'
import type { Visitor } from '../../platform/email/email-limits.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { eraseRequestData } from '../erasure/erase-request.ts'
import { endTexts } from './text-actions.ts'

/** A request in the hands of its applicant. */
export interface ActionContext {
  em: EntityManager
  decryptedRequest: DecryptedRequest
  settings: Settings
  /** Who does it: they bring the emails about. */
  visitor: Visitor
}

/**
 * Returns what was done, for the audit. What is done once is done: doing it again, after a line that broke, changes nothing,
 * and returns null.
 */
export type ApplicantAction = (context: ActionContext) => Promise<string | null>

/** Writes to the office. */
export const sendMessage =
  (text: string): ApplicantAction =>
  async ({ em, decryptedRequest }) => {
    if (!(await createApplicantMessage(em, decryptedRequest, text))) return null
    await notifyAssignee(em, decryptedRequest.request, 'message', 'Applicant')
    return 'wrote'
  }

/** Says when the next court date or deadline is, or that there is none: what we promise changes with it. */
export const setCourtDate =
  (courtDate: string | null): ApplicantAction =>
  async ({ em, decryptedRequest: { request }, settings }) => {
    if (request.courtDate === courtDate) return null
    const { receivedAt, urgency } = request
    const office = await getOfficeSettings({ em, settings })
    Object.assign(
      request,
      { courtDate, remindedAt: null },
      computeDeadlines(receivedAt, { urgency, courtDate }, office, new Date()),
    )
    await notifyAssignee(em, request, 'date', 'Applicant')
    return 'changed the date'
  }

/** Adds documents. */
export const attachMore =
  (ids: readonly string[]): ApplicantAction =>
  async ({ em, decryptedRequest }) => {
    const attachedCount = await attachDocuments(em, ids, decryptedRequest)
    if (attachedCount === 0) return null
    await notifyAssignee(em, decryptedRequest.request, 'documents', 'Applicant')
    return 'sent papers'
  }

/** Answers the closure notice: whether help is still needed. */
export const confirmNeed =
  (isNeeded: boolean): ApplicantAction =>
  async ({ decryptedRequest: { request } }) => {
    // The second press of a button.
    if (!isNeeded && request.status === 'closed') return null
    answerClosureNotice(request, isNeeded)
    return isNeeded ? 'still needs help' : 'let us close'
  }

/** Withdraws the request. */
export const withdraw: ApplicantAction = async ({ em, decryptedRequest: { request } }) => {
  if (request.status === 'withdrawn') return null
  if (!canChangeStatus('applicant', request.status, 'withdrawn'))
    throw new EditConflict('This request can no longer be withdrawn')
  setStatus(request, 'withdrawn')
  await notifyAssignee(em, request, 'status', 'Applicant')
  return 'withdrew'
}

/** Reopens a withdrawn request. */
export const reopen: ApplicantAction = async ({ em, decryptedRequest: { request } }) => {
  if (request.status === 'in_review') return null
  if (!isReopenable(request)) throw new EditConflict('This request can no longer be opened again')
  setStatus(request, 'in_review')
  await notifyAssignee(em, request, 'status', 'Applicant')
  return 'opened again'
}

/** Turns email updates on or off. The first time an email brings the reference; afterwards there is only news. */
export const setEmailPreference =
  (isEnabled: boolean): ApplicantAction =>
  async ({ em, decryptedRequest, settings, visitor }) => {
    const { request, answers } = decryptedRequest
    if (request.isEmailEnabled === isEnabled) return null
    if (isEnabled && !answers.email) throw new EditConflict('There is no email address in this request')
    if (isEnabled && request.isEmailEnabled === null)
      await enqueueReferenceEmail(em, decryptedRequest, {
        office: await getOfficeSettings({ em, settings }),
        visitor,
      })
    request.isEmailEnabled = isEnabled
    return isEnabled ? 'asked for e-mails' : 'wanted no e-mails'
  }

/** Adds details. Anyone who names safe contact methods, and leaves email or texts out, gets none from now on. */
export const addDetails =
  (details: AdditionalDetailsValues): ApplicantAction =>
  async ({ em, decryptedRequest }) => {
    const added = Object.entries(withInterpreter(details)).filter(([, value]) => value !== undefined)
    if (added.length === 0) return null
    const { answers, request } = decryptedRequest
    const known = Object.entries(answers.additionalDetails ?? {})
    if (added.every(([name, value]) => known.some((one) => isDeepStrictEqual(one, [name, value]))))
      return null
    const endsTexts = details.safeContactMethods && !details.safeContactMethods.includes('Text message')
    decryptedRequest.replaceAnswers({
      ...answers,
      additionalDetails: { ...answers.additionalDetails, ...Object.fromEntries(added) },
      ...(endsTexts && { textNumber: undefined, textConfirmation: undefined }),
    })
    if (endsTexts) await endTexts(em, request, null)
    await saveApplicantParties(em, decryptedRequest)
    if (details.safeContactMethods && !details.safeContactMethods.includes('Email'))
      request.isEmailEnabled &&= false
    return 'told more'
  }

/** Whoever reads no more than whether an interpreter is needed, reads that. */
const withInterpreter = (details: AdditionalDetailsValues): AdditionalDetailsValues =>
  details.languageHelp
    ? { ...details, interpreter: ['Interpreter', 'Sign language'].includes(details.languageHelp) }
    : details

/** Erases the request; its reference stays, to say so. */
export const erase: ApplicantAction = async ({ em, decryptedRequest, settings, visitor }) => {
  const { request } = decryptedRequest
  if (!canChangeStatus('applicant', request.status, 'erased'))
    throw new EditConflict('This request cannot be erased')
  if (request.legalHoldSince) throw new EditConflict('We have to keep this request for now')
  await enqueueErasureNotice(em, decryptedRequest, {
    office: await getOfficeSettings({ em, settings }),
    backupsExpireAt: backupsExpireAt(new Date(), settings),
    visitor,
  })
  await eraseRequestData(em, request)
  return 'erased'
}
