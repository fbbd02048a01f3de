/** A request as staff read it: answers, documents, messages, notes and what was done. */
import { AuditEvent, type Context, maxListLength, requireAdministrator } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ObjectType } from 'type-graphql'
import { listRequestDocuments } from '../../intake/attachments/attach-documents.ts'
import { RequestDocument } from '../../intake/attachments/request-document.ts'
import { AdditionalDetails, formatDetails } from '../../intake/legal-aid-requests/additional-details.ts'
import type { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { RequestHelper } from '../../intake/legal-aid-requests/helper.ts'
import {
  computeApplicantIndexes,
  LegalAidRequest,
  type RequestPayload,
} from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { listMessages, RequestMessage } from '../../intake/request-messages/request-message.entity.ts'
import { getNextStatuses } from '../../intake/status-history/status.rules.ts'
import { AuditEventType } from '../../platform/audit/audit.resolver.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import type { EncryptionKeys } from '../../platform/encryption/encryption.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import type { OfficeSettings } from '../../platform/office/office-settings.ts'
import { getVisibleFilter, type Viewer } from '../access/legal-aid-request.policy.ts'
import { ClosingReport, getClosingReport } from '../closing-reports/closing-report.entity.ts'
import { getRequestConflicts, RequestConflicts } from '../conflicts/request-conflicts.ts'
import { decryptLegalHoldReason, getRetention, RequestRetention } from '../legal-holds/legal-hold.ts'
import { listNotes, RequestNote } from '../notes/request-note.entity.ts'
import { listScreenings, RequestScreening } from '../screening/request-screening.entity.ts'
import { summarizeRequests } from './request-summaries.ts'

@ObjectType('RequestDetails', { simpleResolvers: true })
export class RequestDetails {
  @Field(() => LegalAidRequest) request!: LegalAidRequest
  /** Null where it was erased or cannot be decrypted. While it is locked, nothing of the rest is given. */
  @Field(() => RequestConflicts, { nullable: true }) conflicts?: RequestConflicts | null
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string | null
  @Field(() => Boolean, { nullable: true }) hasNoSafeEmail?: boolean
  @Field(() => String, { nullable: true }) phone?: string | null
  @Field(() => Boolean, { nullable: true }) hasNoSafePhone?: boolean
  /** Whether an email tells the applicant of what is new; null before they were ever asked. */
  @Field(() => Boolean, { nullable: true }) isEmailEnabled?: boolean | null
  /** The same of texts. */
  @Field(() => Boolean, { nullable: true }) isTextEnabled?: boolean | null
  /** Who filled it in for the applicant. */
  @Field(() => RequestHelper, { nullable: true }) helper?: RequestHelper
  @Field(() => String, { nullable: true }) description?: string
  @Field(() => String, { nullable: true }) income?: string
  @Field(() => String, { nullable: true }) householdSize?: string
  /** Whether they say that there is a date, and what kind of paper came. */
  @Field(() => String, { nullable: true }) hasDate?: string | null
  @Field(() => String, { nullable: true }) documentKind?: string | null
  @Field(() => String, { nullable: true }) service?: string | null
  @Field(() => AdditionalDetails, { nullable: true }) additionalDetails?: AdditionalDetails
  @Field(() => [RequestDocument]) documents!: RequestDocument[]
  @Field(() => [RequestMessage]) messages!: RequestMessage[]
  /** The office's own notes, oldest first. */
  @Field(() => [RequestNote]) notes!: RequestNote[]
  /** Newest first; null where they cannot be decrypted, which does not hide the rest. */
  @Field(() => [RequestScreening], { nullable: true }) screenings!: RequestScreening[] | null
  /** The last report of an attorney that their matter is over. */
  @Field(() => ClosingReport, { nullable: true }) closingReport!: ClosingReport | null
  @Field(() => RequestRetention) retention!: RequestRetention
  /** What was done about it, oldest first. */
  @Field(() => [AuditEventType]) timeline!: AuditEvent[]
  /** The same person's other requests, of those that the caller may see. */
  @Field(() => [LegalAidRequest]) otherRequests!: LegalAidRequest[]
  /** The statuses that it may be given from here. */
  @Field(() => [String]) nextStatuses!: string[]
}

/** For a request that is erased, locked or undecryptable, only what is not encrypted. */
export async function getRequestDetails(
  em: EntityManager,
  context: Context,
  decryptedRequest: DecryptedRequest,
): Promise<RequestDetails> {
  const keys = getEncryptionKeys(context)
  const { request } = decryptedRequest
  const decryptedDetails = await decryptDetails(em, context, decryptedRequest).catch(
    logUndecryptable(context, request),
  )
  const { payload, legalHoldReason, ...rest } = decryptedDetails ?? {
    payload: null,
    conflicts: null,
    ...emptyDetails,
  }
  const timeline = await em.find(
    AuditEvent,
    { itemId: request.id },
    { orderBy: { occurredAt: 'desc', id: 'desc' }, limit: maxListLength },
  )
  const viewer = requireAdministrator(context)
  const otherRequests = payload ? await listOtherRequests(em, keys, { request, viewer }, payload.email) : []
  const [summary] = await summarizeRequests(em, [request])
  return {
    ...(payload && formatAnswers(payload, await getOfficeSettings(context))),
    ...rest,
    request: summary!,
    retention: getRetention(request, legalHoldReason),
    timeline: timeline.toReversed(),
    otherRequests,
    nextStatuses: [...getNextStatuses('office', request.status)],
  }
}

/** No address is null here, and the applicant's word that there is no safe one. */
const formatAnswers = (
  { passphrase: _, email, phone, additionalDetails, ...answers }: RequestPayload,
  office: OfficeSettings,
) => ({
  ...answers,
  ...(additionalDetails && { additionalDetails: formatDetails(additionalDetails, office) }),
  email: email || null,
  hasNoSafeEmail: email === '',
  phone: phone || null,
  hasNoSafePhone: phone === '',
})

const emptyDetails = {
  documents: [],
  messages: [],
  notes: [],
  screenings: [],
  closingReport: null,
  legalHoldReason: null,
}

async function decryptDetails(em: EntityManager, context: Context, decryptedRequest: DecryptedRequest) {
  if (decryptedRequest.request.erasedAt) return null
  const conflicts = await getRequestConflicts(em, context, decryptedRequest, requireAdministrator(context))
  if (conflicts.isLocked) return { payload: null, conflicts, ...emptyDetails }
  return {
    conflicts,
    payload: decryptedRequest.answers,
    isEmailEnabled: decryptedRequest.request.isEmailEnabled,
    isTextEnabled: decryptedRequest.request.isTextEnabled,
    documents: await listRequestDocuments(em, decryptedRequest),
    messages: await listMessages(em, decryptedRequest),
    notes: await listNotes(em, decryptedRequest),
    screenings: await listScreenings(em, decryptedRequest).catch(
      logUndecryptable(context, decryptedRequest.request),
    ),
    closingReport: await getClosingReport(em, decryptedRequest),
    legalHoldReason: decryptLegalHoldReason(decryptedRequest),
  }
}

const logUndecryptable =
  ({ log }: Context, { reference }: LegalAidRequest) =>
  ({ message: reason }: Error) => {
    log.error({ reference, reason }, 'cannot be opened')
    return null
  }

async function listOtherRequests(
  em: EntityManager,
  keys: EncryptionKeys,
  { request: { id }, viewer }: { request: LegalAidRequest; viewer: Viewer },
  email: string,
) {
  const samePerson = { applicantBlindIndex: { $in: computeApplicantIndexes(keys, email) }, id: { $ne: id } }
  const where = { $and: [samePerson, getVisibleFilter(viewer)] }
  return summarizeRequests(
    em,
    await em.find(LegalAidRequest, where, {
      orderBy: { receivedAt: 'desc', id: 'asc' },
      limit: maxListLength,
    }),
  )
}
