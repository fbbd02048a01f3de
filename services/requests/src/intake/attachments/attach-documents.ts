/** Documents are uploaded before the request that they belong to: here they are attached to it, listed and erased with it. */
import { Invalid, isUuid, maxListLength, selectRows } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { EncryptionKeys } from '../../platform/encryption/encryption.ts'
import { createPurgeTask } from '../../platform/jobs/task.ts'
import { Document, rewrapDocumentKey, unwrapDocumentKey, unwrapOwnKey } from './document.entity.ts'
import { documentMessages, limits } from './document.rules.ts'
import { decryptName, RequestDocument, toRequestDocument } from './request-document.ts'

/** What documents need of the decrypted request that they belong to. */
interface DocumentOwner {
  keys: EncryptionKeys
  request: { id: string }
  dataKey: Buffer
}

/**
 * Attaches documents to a request, in `em`'s transaction: from now on the request's key wraps their keys.
 * Rejected as `Invalid`, field `documents`, when one cannot be: unknown, another request's, too old, or infected.
 * Those that this request already has stay as they are. Returns how many were added.
 */
export async function attachDocuments(
  em: EntityManager,
  ids: readonly string[],
  { keys, request, dataKey }: DocumentOwner,
): Promise<number> {
  const requestedIds = [...new Set(ids)]
  if (requestedIds.length > limits.files) throw new Invalid({ documents: documentMessages.tooMany() })
  const documents = await lockDocuments(em, requestedIds)
  if (documents.length < requestedIds.length) throw rejectDocuments(documentMessages.expired('A file'))
  const others = documents.filter(({ requestId }) => requestId !== request.id)
  for (const document of others) {
    // Whose it is instead is nobody's business: as good as gone.
    if (document.requestId) throw rejectDocuments(documentMessages.expired('A file'))
    const key = unwrapOwnKey(document, keys)
    const name = decryptName(document, () => key) ?? 'A file'
    if (retainedUntil(document) <= new Date()) throw rejectDocuments(documentMessages.expired(name))
    if (document.scan === 'infected') throw rejectDocuments(documentMessages.virus(name))
    Object.assign(document, rewrapDocumentKey(document, key, dataKey), {
      requestId: request.id,
      sender: null,
    })
  }
  return others.length
}

/** A request's documents, oldest first, with their names. */
export async function listRequestDocuments(
  em: EntityManager,
  { request, dataKey }: DocumentOwner,
): Promise<RequestDocument[]> {
  const documents = await selectRows(em, Document, 'where request_id = $1 order by created_at, id limit $2', [
    request.id,
    maxListLength,
  ])
  return documents.map((document) => toRequestDocument(document, () => unwrapDocumentKey(dataKey, document)))
}

/** Deletes a request's documents, rows and bytes, in `em`'s transaction. */
export const eraseDocuments = (em: EntityManager, requestId: string): Promise<number> =>
  em.nativeDelete(Document, { requestId })

/** Until when a document waits for its request. */
export const retainedUntil = ({ createdAt }: Document) =>
  new Date(createdAt.getTime() + limits.hours * 3_600_000)

const rejectDocuments = (message: string) => new Invalid({ documents: message })

/** In one order, so that two who want the same documents wait for each other and not for ever. */
async function lockDocuments(em: EntityManager, ids: string[]) {
  if (ids.length === 0 || !ids.every(isUuid)) return []
  return em.find(
    Document,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  )
}

/** Deletes documents that no request has taken. */
export const purgeDocument = createPurgeTask(
  'purge document',
  Document,
  (now) => ({ requestId: null, createdAt: { $lte: new Date(now.getTime() - limits.hours * 3_600_000) } }),
  'createdAt',
)
