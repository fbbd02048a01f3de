/** POST /documents/:id/download: a document as an attachment, for administrators; the browser never shows it. */
import { EditConflict, isUuid, NotFound, type RouteContext, recordAuditEvent } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Request, Response } from 'express'
import { Document } from '../../intake/attachments/document.entity.ts'
import { documentKinds, type ScanResult } from '../../intake/attachments/document.rules.ts'
import { readBytes } from '../../intake/attachments/document-bytes.ts'
import { unwrapDocumentKey } from '../../intake/attachments/document-keys.ts'
import { decryptName } from '../../intake/attachments/request-document.ts'
import { DecryptedRequest } from '../../intake/legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { DecryptionError } from '../../platform/encryption/encryption.ts'
import { isLocked } from '../conflicts/conflict-lock.ts'

const blockedMessages: Partial<Record<ScanResult, string>> = {
  pending: 'This file has not been checked for viruses yet. Try again in a few minutes.',
  infected: 'This file contains a virus, so nobody can open it here.',
}

/** Rejects with what `answering` knows how to say. Who opened what is in the audit before the first byte leaves. */
export function downloadDocument({ orm, settings, getAdministrator }: RouteContext) {
  const keys = getEncryptionKeys({ settings })
  return async (request: Request, answer: Response): Promise<void> => {
    const administrator = await getAdministrator(request)
    const em = orm.em.fork() as EntityManager
    const { document, legalAidRequest } = await findDocument(em, String(request.params.id))
    const reason = blockedMessages[document.scan]
    if (reason) throw new EditConflict(reason)
    const decryptedRequest = new DecryptedRequest(keys, legalAidRequest)
    if (await isLocked(em, keys, decryptedRequest, administrator))
      throw new EditConflict('This request has not been checked for conflicts yet. Open it first.')

    const auditEntry = {
      actor: administrator,
      itemType: 'document',
      itemId: legalAidRequest.id,
      title: legalAidRequest.reference,
    }
    try {
      const { name, bytes } = await decryptDocument(em, document, decryptedRequest)
      recordAuditEvent(em, { ...auditEntry, action: 'opened' })
      await em.flush()
      sendAttachment(answer, document, name, bytes)
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error
      recordAuditEvent(em, { ...auditEntry, action: 'could not be opened' })
      await em.flush()
      throw error
    }
  }
}

/** What belongs to no request is nobody's to read yet. */
async function findDocument(em: EntityManager, id: string) {
  const document = isUuid(id) ? await em.findOne(Document, { id, requestId: { $ne: null } }) : null
  const legalAidRequest = document && (await em.findOne(LegalAidRequest, { id: document.requestId! }))
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

function sendAttachment(answer: Response, { kind }: Document, name: string, bytes: Buffer) {
  answer
    .attachment(name)
    .set({
      // By what was found inside, whatever the browser that sent it said.
      'content-type': documentKinds.find((documentKind) => documentKind.kind === kind)!.type,
      'content-length': String(bytes.length),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'accept-ranges': 'none',
    })
    .end(bytes)
}
