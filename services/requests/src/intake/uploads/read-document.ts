/** Reads a document that arrives into memory. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { receiveFile } from '@access/service-kit'
import { getRejectionReason, limits } from '../attachments/document.rules.ts'
import { sanitizeFileName } from './file-names.ts'
import { RejectedDocument } from './rejected-document.ts'
import type { Arrival } from './upload-slots.ts'

export interface ReceivedDocument {
  name: string
  bytes: Buffer
}

/**
 * The document; rejects as `receiveFile` does, as soon as it is known not to be one we take, and with `ServiceUnavailable`
 * when it has to give way to others.
 */
export function readDocument(request: IncomingMessage, arrival: Arrival): Promise<ReceivedDocument> {
  return receiveFile(request, limits.bytes, (content, filename) =>
    collectBytes(content, sanitizeFileName(filename), declaredSize(request), arrival),
  )
}

async function collectBytes(
  content: Readable,
  name: string,
  declaredLength: number,
  arrival: Arrival,
): Promise<ReceivedDocument> {
  if (getRejectionReason({ name, size: 1 })) throw new RejectedDocument('wrongType', { name, size: 0 })
  const giveWay = () => void content.destroy(arrival.signal.reason as Error)
  arrival.signal.addEventListener('abort', giveWay, { once: true })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > limits.bytes)
      throw new RejectedDocument('tooLarge', { name, size: Math.max(size, declaredLength) })
    arrival.count(chunk.length)
    chunks.push(chunk)
  }
  arrival.complete()
  return { name, bytes: Buffer.concat(chunks) }
}

/** The size that the sender says all of the form has; 0 when it is not said. */
const declaredSize = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0)
