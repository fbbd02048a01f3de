/** Reads an uploaded picture or PDF into memory. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { receiveFile } from '@access/service-kit'
import { detectFileKind, signatureBytes } from './detect-file-kind.ts'
import { type FileErrorReason, type FileKind, limits } from './file.rules.ts'
import { sanitizeFileName } from './file-names.ts'
import { RejectedMediaError } from './prepare-picture.ts'

export interface UploadedFile {
  name: string
  kind: FileKind
  bytes: Buffer
}

/** The file; rejects as `receiveFile` does, as soon as it is known not to be acceptable. */
export function readUploadedFile(request: IncomingMessage): Promise<UploadedFile> {
  const declaredSize = Number(request.headers['content-length'] ?? 0)
  return receiveFile(request, limits.pdf, (content, filename) =>
    collectFile(content, sanitizeFileName(filename), declaredSize),
  )
}

const tooLargeReasons: Record<FileKind, FileErrorReason> = { picture: 'pictureTooBig', pdf: 'pdfTooBig' }

async function collectFile(content: Readable, name: string, declaredSize: number): Promise<UploadedFile> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    chunks.push(chunk)
    size += chunk.length
    if (size < signatureBytes) continue
    const kind = assertFileKind(chunks, { name, size })
    if (size > limits[kind])
      throw new RejectedMediaError(tooLargeReasons[kind], { name, size: Math.max(size, declaredSize) })
  }
  return { name, kind: assertFileKind(chunks, { name, size }), bytes: Buffer.concat(chunks) }
}

function assertFileKind(chunks: Buffer[], file: { name: string; size: number }): FileKind {
  const [first = Buffer.alloc(0)] = chunks
  const detected = detectFileKind(
    first.length < signatureBytes ? Buffer.concat(chunks.slice(0, signatureBytes)) : first,
  )
  if ('reason' in detected) throw new RejectedMediaError(detected.reason, file)
  return detected.kind
}
