/** POST /documents: receives a document, inspects it, and stores it encrypted. It is never on a disk unencrypted. */
import {
  acquireAdvisoryLock,
  type Context,
  describeError,
  type Log,
  type RouteContext,
  WorkerEndedError,
} from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Request, Response } from 'express'
import { getEncryptionKeys } from '../../platform/encryption/encrypted-item.entity.ts'
import { scheduleJobs } from '../../platform/jobs/schedule-jobs.ts'
import { getOfficeSettings } from '../../platform/office/cached-office-settings.entity.ts'
import { retainedUntil } from '../attachments/attach-documents.ts'
import { encryptDocument, storeBytes, type UploadedDocument } from '../attachments/document.entity.ts'
import type { DocumentKind, ScanResult } from '../attachments/document.rules.ts'
import { readUpload, type UploadedFile } from '../document-reader/document-reader.ts'
import { scanDocument } from '../virus-scan/scan-document.ts'
import type { UploadInspection } from './inspection/inspect-upload.ts'
import { RejectedDocument, readDocument } from './read-document.ts'
import {
  assertUploadQuota,
  computeSenderIndex,
  countUpload,
  readUploadQuota,
  type UploadQuota,
} from './upload-quota.ts'
import type { UploadSlots } from './upload-slots.ts'

/** What the sender of a document is told. */
interface UploadReceipt {
  id: string
  name: string
  kind: DocumentKind
  size: number
  scan: ScanResult
  activeContent: boolean
  retainedUntil: Date
}

/** Rejects with what `answering` knows how to say. */
export function receiveDocument({ orm, settings, log }: RouteContext, slots: UploadSlots) {
  const quota = readUploadQuota(settings)
  return async (request: Request, answer: Response): Promise<void> => {
    const em = orm.em.fork()
    const address = settings.hasRateLimits ? String(request.headers['x-client-address'] ?? '') : ''
    const receipt = await slots.run(address, async (arrival) => {
      const sender = address ? computeSenderIndex(getEncryptionKeys({ settings }), address) : null
      const { phone } = await getOfficeSettings({ em, settings })
      const limits = { sender, quota, phone }
      if (sender) await countUpload(em, sender)
      // Before it is read too, since it will not get better.
      await assertUploadQuota(em, { ...limits, size: 0 })
      const file = await inspect(await readDocument(request, arrival), address, log)
      return slots.store(() => storeDocument(em, settings, file, limits))
    })
    answer.status(201).set('cache-control', 'no-store').json(receipt)
  }
}

/** What is stored of the files; rejects with `RejectedDocument`. */
async function inspect(files: UploadedFile[], sender: string, log: Log): Promise<UploadedDocument> {
  const empty = files.find(({ bytes }) => bytes.length === 0)
  if (empty) throw new RejectedDocument('empty', { name: empty.name, size: 0 })
  const [{ name, bytes }] = files as [UploadedFile]
  const inspection = await readUpload(files, sender).catch((error): UploadInspection => {
    if (!(error instanceof WorkerEndedError)) throw error
    log.warn(describeError(error), 'a document could not be checked')
    return { rejection: 'notChecked', file: { name, size: bytes.length } }
  })
  if (inspection.rejection !== null) throw new RejectedDocument(inspection.rejection, inspection.file)
  const { kind, content, pdf } = inspection
  return pdf
    ? { name: name.replace(/[^.]+$/, kind), kind, bytes: Buffer.from(pdf), ...content }
    : { name, kind, bytes, ...content }
}

async function storeDocument(
  em: EntityManager,
  settings: Context['settings'],
  file: UploadedDocument,
  { sender, quota, phone }: { sender: string | null; quota: UploadQuota; phone: string },
): Promise<UploadReceipt> {
  const keys = getEncryptionKeys({ settings })
  return em.transactional(async (transaction) => {
    // Those of one sender one after the other, so that each counts those before it.
    if (sender) await acquireAdvisoryLock(transaction, sender)
    await assertUploadQuota(transaction, { sender, quota, phone, size: file.bytes.length })
    // Of what is encrypted the virus scanner sees nothing: that it found none would say too much.
    const scan = settings.env.CLAMD && !file.needsPassword ? 'pending' : 'unscanned'
    const { document, encryptedBytes } = encryptDocument(file, scan, keys)
    document.sender = sender
    await transaction.persist(document).flush()
    await storeBytes(transaction, document, encryptedBytes)
    if (scan === 'pending') await scheduleJobs(transaction, scanDocument, [document.id])
    const { id, kind, size, activeContent } = document
    return { id, name: file.name, kind, size, scan, activeContent, retainedUntil: retainedUntil(document) }
  })
}
