/** Reads into memory what arrives: a document, or the pictures of its pages. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { MalformedUploadError, receiveFiles } from '@access/service-kit'
import { getRejectionReason, isPictureName, limits } from '../attachments/document.rules.ts'
import type { UploadedFile } from '../document-reader/document-reader.ts'
import { sanitizeFileName } from './file-names.ts'
import { RejectedDocument } from './rejected-document.ts'
import type { Arrival } from './upload-slots.ts'

/**
 * The files, as large together as one document may be; rejects as `receiveFiles` does, as soon as one is known not to be
 * one we take, and with `ServiceUnavailable` when they have to give way to others.
 */
export async function readDocument(request: IncomingMessage, arrival: Arrival): Promise<UploadedFile[]> {
  const total = { bytes: 0, declared: Number(request.headers['content-length'] ?? 0) }
  const max = { bytes: limits.bytes, files: limits.pages }
  const files = await receiveFiles(request, max, (content, filename) =>
    collectBytes(content, sanitizeFileName(filename), total, arrival),
  )
  if (files.length > 1 && !files.every(({ name }) => isPictureName(name)))
    throw new MalformedUploadError('Send one document, or pictures of its pages.')
  arrival.complete()
  return files
}

/** What has arrived, and what the sender says all of the form has; 0 when it is not said. */
interface Total {
  bytes: number
  declared: number
}

async function collectBytes(
  content: Readable,
  name: string,
  total: Total,
  arrival: Arrival,
): Promise<UploadedFile> {
  if (getRejectionReason({ name, size: 1 })) throw new RejectedDocument('wrongType', { name, size: 0 })
  const giveWay = () => void content.destroy(arrival.signal.reason as Error)
  arrival.signal.addEventListener('abort', giveWay, { once: true })
  const chunks: Buffer[] = []
  for await (const chunk of content) {
    total.bytes += chunk.length
    if (total.bytes > limits.bytes)
      throw new RejectedDocument('tooLarge', { name, size: Math.max(total.bytes, total.declared) })
    arrival.count(chunk.length)
    chunks.push(chunk)
  }
  return { name, bytes: Buffer.concat(chunks) }
}
