/**
 * Creates a legal aid request: encrypted, screened, with its parties, documents and deadlines. Emails tell the staff, and
 * applicants who said yes to emails get their reference.
 */
import { type Actor, type Context, getActorName } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { saveNewParties } from '../casework/conflicts/parties.ts'
import { screenNewRequest } from '../casework/screening/request-screening.entity.ts'
import { attachDocuments } from '../intake/attachments/attach-documents.ts'
import type { DecryptedRequest } from '../intake/legal-aid-requests/decrypted-request.ts'
import {
  type NewRequestAnswers,
  newLegalAidRequest,
} from '../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { recordRequestEvent } from '../intake/legal-aid-requests/record-request-event.ts'
import { enqueueReferenceEmail, enqueueStaffNotice } from '../intake/legal-aid-requests/request-emails.ts'
import { getVisitor } from '../platform/email/email-limits.ts'
import { getEncryptionKeys } from '../platform/encryption/encrypted-item.entity.ts'
import { getOfficeSettings } from '../platform/office/cached-office-settings.entity.ts'

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
  await attachDocuments(em, documentIds, decryptedRequest)
  await screenNewRequest(em, decryptedRequest, { screenedBy: getActorName(actor), timeZone: office.timeZone })
  saveNewParties(em, decryptedRequest)
  await enqueueStaffNotice(em, keys, request, { office, documentCount: documentIds.length })
  recordRequestEvent(em, request, actor, 'received')
  if (request.isEmailEnabled) {
    await enqueueReferenceEmail(em, decryptedRequest, { office, visitor: getVisitor(context) })
    recordRequestEvent(em, request, 'Applicant', 'asked for e-mails')
  }
  return decryptedRequest
}
