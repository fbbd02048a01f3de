/** Creates a legal aid request: encrypted, with its documents and deadlines. The staff are notified by email. */
import { type Actor, type Context, recordAuditEvent } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { unwrapDataKey } from '../../platform/encryption/encryption.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { attachDocuments } from '../attachments/attach-documents.ts'
import {
  itemType,
  type LegalAidRequest,
  type NewRequestAnswers,
  newLegalAidRequest,
} from '../legal-aid-requests/legal-aid-request.entity.ts'
import { enqueueStaffNotice } from '../legal-aid-requests/request-emails.ts'
import { handleRequestCreated } from './on-request-created.ts'

interface CreationContext {
  em: EntityManager
  /** Who brings it: the website, or an administrator by name. */
  actor: Actor
  /** The ids of documents that were uploaded before. */
  documentIds?: readonly string[]
}

/** Stored with whatever else this `em` is about to flush. */
export async function createRequest(
  context: Context,
  answers: NewRequestAnswers,
  { em, actor, documentIds = [] }: CreationContext,
): Promise<LegalAidRequest> {
  const office = await getOfficeSettings({ em, settings: context.settings })
  const keys = getEncryptionKeys(context)
  const request = newLegalAidRequest(answers, keys, office)
  const dataKey = unwrapDataKey(keys, request.id, request)
  em.persist(request)
  await attachDocuments(em, keys, documentIds, { id: request.id, dataKey })
  await handleRequestCreated(em, keys, { request, answers, actor, timeZone: office.timeZone })
  await enqueueStaffNotice(em, keys, request, { office, documentCount: documentIds.length })
  recordAuditEvent(em, { actor, action: 'received', itemType, itemId: request.id, title: request.reference })
  return request
}
