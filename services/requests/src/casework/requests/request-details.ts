/** A request as an administrator reads it: answers, documents, messages, notes and what was done. */
import { AuditEvent, type Context, requireAdministrator } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ObjectType } from 'type-graphql'
import { listRequestDocuments } from '../../intake/attachments/attach-documents.ts'
import { RequestDocument } from '../../intake/attachments/request-document.ts'
import { AdditionalDetails } from '../../intake/legal-aid-requests/additional-details.ts'
import {
  computeApplicantIndexes,
  LegalAidRequest,
  type RequestPayload,
} from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { listMessages, RequestMessage } from '../../intake/request-messages/request-message.entity.ts'
import { getNextStatuses } from '../../intake/status-history/status.rules.ts'
import { AuditEventType } from '../../platform/audit/audit.resolver.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { decryptValue, type EncryptionKeys, unwrapDataKey } from '../../platform/encryption/encryption.ts'
import { getRequestConflicts, RequestConflicts } from '../conflicts/request-conflicts.ts'
import { listNotes, RequestNote } from '../notes/request-note.entity.ts'
import { summarizeRequests } from './request-summaries.ts'

@ObjectType('RequestDetails', { simpleResolvers: true })
export class RequestDetails {
  @Field(() => LegalAidRequest) request!: LegalAidRequest
  /** Null where it was erased or cannot be decrypted. While it is locked, nothing of the rest is given. */
  @Field(() => RequestConflicts, { nullable: true }) conflicts?: RequestConflicts | null
  @Field(() => String, { nullable: true }) name?: string
  @Field(() => String, { nullable: true }) email?: string
  @Field(() => String, { nullable: true }) phone?: string
  @Field(() => String, { nullable: true }) description?: string
  @Field(() => String, { nullable: true }) income?: string
  @Field(() => String, { nullable: true }) householdSize?: string
  @Field(() => AdditionalDetails, { nullable: true }) additionalDetails?: AdditionalDetails
  @Field(() => [RequestDocument]) documents!: RequestDocument[]
  @Field(() => [RequestMessage]) messages!: RequestMessage[]
  /** The office's own notes, oldest first. */
  @Field(() => [RequestNote]) notes!: RequestNote[]
  /** What was done about it, oldest first. */
  @Field(() => [AuditEventType]) timeline!: AuditEvent[]
  /** The same person's other requests. */
  @Field(() => [LegalAidRequest]) otherRequests!: LegalAidRequest[]
  /** The statuses that it may be given from here. */
  @Field(() => [String]) nextStatuses!: string[]
}

/** Of a request that was erased, is locked or cannot be decrypted, there is only what is not encrypted. */
export async function getRequestDetails(
  em: EntityManager,
  context: Context,
  request: LegalAidRequest,
): Promise<RequestDetails> {
  const keys = getEncryptionKeys(context)
  const decrypted = await decryptRequest(em, context, request).catch((error: Error) => {
    context.log.error({ reference: request.reference, reason: error.message }, 'cannot be opened')
    return null
  })
  const { payload, ...rest } = decrypted ?? { payload: null, conflicts: null, ...emptyDetails }
  const timeline = await em.find(
    AuditEvent,
    { itemId: request.id },
    { orderBy: { occurredAt: 'asc', id: 'asc' } },
  )
  const otherRequests = payload ? await listOtherRequests(em, keys, request, payload.email) : []
  const { passphrase: _, ...answers } = payload ?? {}
  const [summary] = await summarizeRequests(em, [request])
  return {
    ...answers,
    ...rest,
    request: summary!,
    timeline,
    otherRequests,
    nextStatuses: [...getNextStatuses('office', request.status)],
  }
}

const emptyDetails = { documents: [], messages: [], notes: [] }

async function decryptRequest(em: EntityManager, context: Context, request: LegalAidRequest) {
  if (request.erasedAt) return null
  const keys = getEncryptionKeys(context)
  const conflicts = await getRequestConflicts(em, context, request, requireAdministrator(context))
  if (conflicts.isLocked) return { payload: null, conflicts, ...emptyDetails }
  const dataKey = unwrapDataKey(keys, request.id, request)
  return {
    conflicts,
    payload: decryptValue<RequestPayload>(keys, request.id, request),
    documents: await listRequestDocuments(em, keys, request),
    messages: await listMessages(em, { id: request.id, dataKey }),
    notes: await listNotes(em, { id: request.id, dataKey }),
  }
}

async function listOtherRequests(
  em: EntityManager,
  keys: EncryptionKeys,
  { id }: LegalAidRequest,
  email: string,
) {
  const where = { applicantBlindIndex: { $in: computeApplicantIndexes(keys, email) }, id: { $ne: id } }
  return summarizeRequests(
    em,
    await em.find(LegalAidRequest, where, { orderBy: { receivedAt: 'desc', id: 'asc' } }),
  )
}
