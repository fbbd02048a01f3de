/**
 * Scans documents for viruses once they are stored: nobody who asks for help waits for it. A document stays pending,
 * and nobody opens it, until clamd has answered.
 */
import { describeError, recordAuditEvent } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { scheduleJobs } from '../../platform/jobs/schedule-jobs.ts'
import { type JobContext, listDueIds, type Task } from '../../platform/jobs/task.ts'
import { Document, readBytes, unwrapDocumentKey, unwrapOwnKey } from '../attachments/document.entity.ts'
import type { ScanResult } from '../attachments/document.rules.ts'
import { DecryptedRequest } from '../legal-aid-requests/decrypted-request.ts'
import { LegalAidRequest } from '../legal-aid-requests/legal-aid-request.entity.ts'
import { isInfected } from './clamd.ts'

/** A clamd that hangs must leave workers of the queue to the emails. */
const maxConcurrentScans = 2
const retryDelay = 5_000
let runningScans = 0

export const scanDocument: Task = {
  name: 'scan document',
  listDue: (em) => listDueIds(em, Document, { scan: 'pending' }, 'createdAt'),
  async run(context, id) {
    if (runningScans === maxConcurrentScans) {
      return scheduleJobs(context.em, scanDocument, [id], new Date(context.now().getTime() + retryDelay))
    }
    runningScans += 1
    try {
      await scan(context, id)
    } finally {
      runningScans -= 1
    }
  },
}

// Without a lock, for it may take long, and the document's request must not wait: who looks twice sees the same.
async function scan({ em, settings }: JobContext, id: string) {
  const document = await em.findOne(Document, { id, scan: 'pending' })
  if (!document) return
  const { CLAMD } = settings.env
  if (!CLAMD) return storeScanResult(em, document, 'unscanned')
  const infected = await isInfected(await decryptDocument(em, document, settings), CLAMD)
  await storeScanResult(em, document, infected ? 'infected' : 'clean')
}

async function decryptDocument(
  em: EntityManager,
  document: Document,
  settings: JobContext['settings'],
): Promise<Buffer> {
  const keys = getEncryptionKeys({ settings })
  const request = document.requestId && (await em.findOneOrFail(LegalAidRequest, { id: document.requestId }))
  const key = request
    ? unwrapDocumentKey(new DecryptedRequest(keys, request).dataKey, document)
    : unwrapOwnKey(document, keys)
  return readBytes(em, document, key)
}

async function storeScanResult(em: EntityManager, { id }: Document, scan: ScanResult) {
  await em.transactional(async (transaction) => {
    await transaction.nativeUpdate(Document, { id }, { scan })
    if (scan !== 'infected') return
    // It may have become a request's in the meantime.
    const { requestId: itemId } = await transaction.findOneOrFail(Document, { id }, { refresh: true })
    if (itemId)
      recordAuditEvent(transaction, {
        actor: 'Virus scanner',
        action: 'found a virus in',
        itemType: 'document',
        itemId,
      })
  })
}

/** Marks documents that came while no virus scanner was set up as pending. Those that need a password stay unscanned, and those of which it is not known. */
export async function queueUnscannedDocuments({ em, settings, log }: Omit<JobContext, 'now'>): Promise<void> {
  if (!settings.env.CLAMD) return
  try {
    await em.nativeUpdate(Document, { scan: 'unscanned', needsPassword: false }, { scan: 'pending' })
  } catch (error) {
    log.error(describeError(error), 'documents without a virus scan could not be queued')
  }
}
