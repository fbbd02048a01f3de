/** Papers are sent before the request they belong to: here they become part of it, are listed with it and go with it. */
import { Invalid, isUuid } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { dataKeyOf, type SealedKey, type SealingKeys } from '../sealing.ts'
import { limits, sentences } from './document.rules.ts'
import { Document } from './document.ts'
import { handedOver, keyHeldBy, ownKey } from './documentKeys.ts'
import { openedName, RequestDocument, seenAs } from './requestDocument.ts'

/** A request whose key is at hand, not sealed. */
interface OpenRequest {
  id: string
  dataKey: Buffer
}

/**
 * Makes papers part of a request, in `em`'s transaction: from now on their keys are sealed under the request's.
 * Refused as `Invalid`, field `documents`, when one cannot be: unknown, another request's, too old, or infected.
 * Those that are part of this very request already stay as they are.
 */
export async function attachDocuments(
  em: EntityManager,
  keys: SealingKeys,
  ids: readonly string[],
  request: OpenRequest,
): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length > limits.files) throw new Invalid({ documents: sentences.tooMany() })
  const documents = await locked(em, wanted)
  if (documents.length < wanted.length) throw refused(sentences.expired('A file'))
  for (const document of documents) {
    if (document.requestId === request.id) continue
    // Whose it is instead is nobody's business: as good as gone.
    if (document.requestId) throw refused(sentences.expired('A file'))
    const key = ownKey(document, keys)
    const name = openedName(document, () => key) ?? 'A file'
    if (keptUntil(document) <= new Date()) throw refused(sentences.expired(name))
    if (document.scan === 'infected') throw refused(sentences.virus(name))
    Object.assign(document, handedOver(document, key, request.dataKey), { requestId: request.id })
  }
}

/** A request's papers, oldest first, with their names. `request` as it is stored, its key sealed. */
export async function documentsOf(
  em: EntityManager,
  keys: SealingKeys,
  request: { id: string } & SealedKey,
): Promise<RequestDocument[]> {
  const orderBy = { createdAt: 'asc', id: 'asc' } as const
  const documents = await em.find(Document, { requestId: request.id }, { orderBy })
  if (documents.length === 0) return []
  const requestKey = dataKeyOf(keys, request.id, request)
  return documents.map((document) => seenAs(document, () => keyHeldBy(requestKey, document)))
}

/** Deletes a request's papers, rows and bytes, in `em`'s transaction. */
export const destroyDocuments = (em: EntityManager, requestId: string): Promise<number> =>
  em.nativeDelete(Document, { requestId })

/** Until when a paper waits for its request. */
export const keptUntil = ({ createdAt }: Document) => new Date(createdAt.getTime() + limits.hours * 3_600_000)

const refused = (sentence: string) => new Invalid({ documents: sentence })

/** In one order, so that two who want the same papers wait for each other and not for ever. */
async function locked(em: EntityManager, ids: string[]) {
  if (ids.length === 0 || !ids.every(isUuid)) return []
  return em.find(
    Document,
    { id: { $in: ids } },
    { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  )
}
