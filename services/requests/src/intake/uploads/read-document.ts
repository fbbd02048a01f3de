/** Reads into memory what arrives: a document, or the pictures of its pages. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { MalformedUploadError, RejectedFileError, receiveFiles } from '@access/service-kit'
import {
  type FileInfo,
  getRejectionReason,
  isPictureName,
  limits,
  type RejectionReason,
  rejectionMessages,
} from '../attachments/document.rules.ts'
import type { UploadedFile } from '../document-reader/document-reader.ts'
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

const kinds: Partial<Record<RejectionReason, RejectedFileError['kind']>> = {
  tooLarge: 'tooLarge',
  wrongType: 'wrongType',
  contentMismatch: 'wrongType',
  tooOld: 'wrongType',
}

/** It is not one that we accept. */
export class RejectedDocument extends RejectedFileError {
  constructor(reason: RejectionReason, file: FileInfo) {
    super(reason, rejectionMessages[reason](file), kinds[reason])
  }
}

// Controls end up in headers; invisible ones turn `exe.pdf` round for the eye.
const invisibleCharacters = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/gu
const forbiddenCharacters = /[<>:"|?*]/g
/** Windows keeps these for its machines, whatever follows the dot. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i

/** Keeps the ending, which says what kind of document it is; at most `limits.name` characters. */
export function sanitizeFileName(fileName: string): string {
  const last = fileName.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    // Browsers send a quotation mark so (WHATWG HTML, multipart/form-data).
    .replaceAll('%22', '"')
    .replace(invisibleCharacters, '')
    .replace(forbiddenCharacters, '_')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return truncateName(clean.replace(reserved, '_$&')) || 'A file without a name'
}

function truncateName(name: string) {
  const letters = [...name]
  if (letters.length <= limits.name) return name
  const ending = [...(/\.[^.]{1,10}$/.exec(name)?.[0] ?? '')]
  return [...letters.slice(0, limits.name - ending.length), ...ending].join('')
}
