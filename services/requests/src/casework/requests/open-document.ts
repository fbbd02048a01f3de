/** Opens a document of a request for staff, where they may read the request and nothing is known against the document. */
import {
  type Administrator,
  EditConflict,
  isUuid,
  NotFound,
  type RouteContext,
  recordAuditEvent,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Request } from 'express'
import { Document, readBytes, unwrapDocumentKey } from '../../intake/attachments/document.entity.ts'
import type { ScanResult } from '../../intake/attachments/document.rules.ts'
import { decryptName } from '../../intake/attachments/request-document.ts'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { DecryptionError } from '../../platform/encryption/encryption.ts'
import {
  explainReason,
  findVisibleRequest,
  needsReason,
  type Viewer,
} from '../access/legal-aid-request.policy.ts'
import { assertUnlocked } from '../conflicts/conflict-check.entity.ts'

const blockedMessages: Partial<Record<ScanResult, string>> = {
  pending: 'This file has not been checked for viruses yet. Try again in a few minutes.',
  infected: 'This file contains a virus, so nobody can open it here.',
}

export interface OpenedDocument {
  document: Document
  name: string
  bytes: Buffer
}

/** What it is opened for: says the action for the audit, none when it needs no record, or rejects. */
type ChooseAction = (document: Document, administrator: Administrator) => string | null

/**
 * The document that the route's `id` names, decrypted. `NotFound` for what belongs to no request, `EditConflict` for what
 * nobody may open yet. Who opened what is in the audit before this resolves.
 */
export async function openDocument(
  { orm, settings, getAdministrator }: RouteContext,
  request: Request,
  chooseAction: ChooseAction,
): Promise<OpenedDocument> {
  const administrator = await getAdministrator(request, 'workOnRequests')
  const em = orm.em.fork()
  const { document, legalAidRequest } = await findDocument(em, administrator, String(request.params.id))
  const reason = blockedMessages[document.scan]
  if (reason) throw new EditConflict(reason)
  if (await needsReason(em, legalAidRequest, administrator))
    throw new EditConflict(`${explainReason(legalAidRequest, administrator)}. Open it first, and say why.`)
  const decryptedRequest = new DecryptedRequest(getEncryptionKeys({ settings }), legalAidRequest)
  await assertUnlocked(em, decryptedRequest, administrator)
  const action = chooseAction(document, administrator)

  const auditEntry = {
    actor: administrator,
    itemType: 'document',
    itemId: legalAidRequest.id,
    title: legalAidRequest.reference,
  }
  try {
    const { name, bytes } = await decryptDocument(em, document, decryptedRequest)
    if (action) recordAuditEvent(em, { ...auditEntry, action })
    await em.flush()
    return { document, name, bytes }
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error
    recordAuditEvent(em, { ...auditEntry, action: 'could not be opened' })
    await em.flush()
    throw error
  }
}

/** `NotFound` for a document without a request, and for one whose request the caller may not see. */
async function findDocument(em: EntityManager, viewer: Viewer, id: string) {
  const document = isUuid(id) ? await em.findOne(Document, { id, requestId: { $ne: null } }) : null
  const legalAidRequest = document && (await findVisibleRequest(em, viewer, document.requestId!))
  if (!legalAidRequest) throw new NotFound('document', id)
  return { document, legalAidRequest }
}

async function decryptDocument(
  em: EntityManager,
  document: Document,
  { request, dataKey }: DecryptedRequest,
) {
  const key = unwrapDocumentKey(dataKey, document)
  const bytes = await readBytes(em, document, key)
  const name = decryptName(document, () => key) ?? `${request.reference}.${document.kind}`
  return { name, bytes }
}
