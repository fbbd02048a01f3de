/** POST /documents: receives a document, inspects it, and stores it encrypted. It is never on a disk unencrypted. */
import { type Context, type RouteContext, ServiceUnavailable } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Request, Response } from 'express'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { scheduleJobs } from '../../platform/jobs/schedule-jobs.ts'
import { retainedUntil } from '../attachments/attach-documents.ts'
import { encryptDocument, type UploadedDocument } from '../attachments/document.entity.ts'
import {
  type DocumentKind,
  documentMessages,
  getDocumentKind,
  type ScanResult,
} from '../attachments/document.rules.ts'
import { storeBytes } from '../attachments/document-bytes.ts'
import { scanDocument } from '../virus-scan/scan-document.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import { inspectDocument } from './inspection/inspect-document.ts'
import { readDocument } from './read-document.ts'
import { RejectedDocument } from './rejected-document.ts'
import { countUpload } from './upload.entity.ts'

/** Documents that belong to nothing yet, all together: 2 GB. */
const maxUnattachedBytes = 2 * 1024 ** 3

/** What the sender of a document is told. */
interface UploadReceipt {
  id: string
  name: string
  kind: DocumentKind
  size: number
  scan: ScanResult
  retainedUntil: Date
}

/** Rejects with what `answering` knows how to say. */
export function receiveDocument({ orm, settings }: RouteContext, concurrency: ConcurrencyLimit) {
  return async (request: Request, answer: Response): Promise<void> => {
    const em = orm.em.fork() as EntityManager
    const receipt = await concurrency.run(async () => {
      const address = String(request.headers['x-client-address'] ?? '')
      if (settings.hasRateLimits && address) await countUpload(em, getEncryptionKeys({ settings }), address)
      return storeDocument(em, settings, await readAndInspect(request))
    })
    answer.status(201).set('cache-control', 'no-store').json(receipt)
  }
}

interface InspectedDocument extends UploadedDocument {
  isChecked: boolean
}

async function readAndInspect(request: Request): Promise<InspectedDocument> {
  const { name, bytes } = await readDocument(request)
  const kind = getDocumentKind(name)!
  const result = await inspectDocument(kind, bytes)
  if (result && result !== 'notChecked') throw new RejectedDocument(result, { name, size: bytes.length })
  return { name, kind, bytes, isChecked: result === null }
}

async function storeDocument(
  em: EntityManager,
  settings: Context['settings'],
  file: InspectedDocument,
): Promise<UploadReceipt> {
  const keys = getEncryptionKeys({ settings })
  return em.transactional(async (transaction) => {
    await assertCapacity(transaction, file)
    // Of what is encrypted the virus scanner sees nothing: that it found none would say too much.
    const scan = settings.env.CLAMD && file.isChecked ? 'pending' : 'unscanned'
    const { document, encryptedBytes } = encryptDocument(file, scan, keys)
    await transaction.persist(document).flush()
    await storeBytes(transaction, document, encryptedBytes)
    if (scan === 'pending') await scheduleJobs(transaction, scanDocument, [document.id])
    const { id, kind, size } = document
    return { id, name: file.name, kind, size, scan, retainedUntil: retainedUntil(document) }
  })
}

async function assertCapacity(em: EntityManager, { name, bytes }: UploadedDocument) {
  const [{ waiting }] = await em.execute<[{ waiting: string }]>(
    'select coalesce(sum(size), 0) as waiting from document where request_id is null',
  )
  if (Number(waiting) + bytes.length > maxUnattachedBytes)
    throw new ServiceUnavailable(60, documentMessages.serverBusy(name))
}
