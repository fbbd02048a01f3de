/**
 * Creates a legal aid request: encrypted, with its documents and deadlines. The staff are notified by email, and
 * applicants who said yes to emails get their reference.
 */
import { type Actor, type Context, recordAuditEvent } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { getVisitor } from '../../platform/email/email-limits.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { attachDocuments } from '../attachments/attach-documents.ts'
import type { DecryptedRequest } from '../legal-aid-requests/decrypted-request.ts'
import {
  itemType,
  type NewRequestAnswers,
  newLegalAidRequest,
} from '../legal-aid-requests/legal-aid-request.entity.ts'
import { enqueueReferenceEmail, enqueueStaffNotice } from '../legal-aid-requests/request-emails.ts'
import { handleRequestCreated } from './on-request-created.ts'

interface CreationContext {
  em: EntityManager
  /** Who brings it: the website, or an administrator by name. */
  actor: Actor
  /** The ids of documents that were uploaded before. */
  documentIds?: readonly string[]
  /** The id of a request that somebody else has just sent in the same words. */
  possibleDuplicateOf?: string | null
}

/** Stored with whatever else this `em` is about to flush. */
export async function createRequest(
  context: Context,
  answers: NewRequestAnswers,
  { em, actor, documentIds = [], possibleDuplicateOf = null }: CreationContext,
): Promise<DecryptedRequest> {
  const office = await getOfficeSettings({ em, settings: context.settings })
  const keys = getEncryptionKeys(context)
  const decryptedRequest = newLegalAidRequest(answers, keys, office)
  const { request } = decryptedRequest
  em.persist(Object.assign(request, { possibleDuplicateOf }))
  await attachDocuments(em, keys, documentIds, decryptedRequest)
  await handleRequestCreated(em, keys, { decryptedRequest, actor, timeZone: office.timeZone })
  await enqueueStaffNotice(em, keys, request, { office, documentCount: documentIds.length })
  const subject = { itemType, itemId: request.id, title: request.reference }
  recordAuditEvent(em, { actor, action: 'received', ...subject })
  if (request.isEmailEnabled) {
    await enqueueReferenceEmail(em, keys, decryptedRequest, {
      office,
      visitor: getVisitor(context),
    })
    recordAuditEvent(em, { actor: 'Applicant', action: 'asked for e-mails', ...subject })
  }
  return decryptedRequest
}
