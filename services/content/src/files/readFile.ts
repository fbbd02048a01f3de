/** Reads a picture or a PDF that arrives into memory. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { receivedFile } from '@access/service-kit'
import { type FileKind, limits, type Reason } from './file.rules.ts'
import { enoughToTell, kindOf } from './kindOf.ts'
import { shownName } from './names.ts'
import { Refused } from './refused.ts'

export interface ReadFile {
  name: string
  kind: FileKind
  bytes: Buffer
}

/** The file; rejects as `receivedFile` does, as soon as it is known not to be one we take. */
export function readFile(request: IncomingMessage): Promise<ReadFile> {
  const declared = Number(request.headers['content-length'] ?? 0)
  return receivedFile(request, limits.pdf, (content, filename) =>
    collected(content, shownName(filename), declared),
  )
}

const tooBig: Record<FileKind, Reason> = { picture: 'pictureTooBig', pdf: 'pdfTooBig' }

async function collected(content: Readable, name: string, declared: number): Promise<ReadFile> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of content) {
    pieces.push(piece)
    size += piece.length
    if (size < enoughToTell) continue
    const kind = kindIn(pieces, { name, size })
    if (size > limits[kind]) throw new Refused(tooBig[kind], { name, size: Math.max(size, declared) })
  }
  return { name, kind: kindIn(pieces, { name, size }), bytes: Buffer.concat(pieces) }
}

function kindIn(pieces: Buffer[], file: { name: string; size: number }): FileKind {
  const [first = Buffer.alloc(0)] = pieces
  const found = kindOf(first.length < enoughToTell ? Buffer.concat(pieces.slice(0, enoughToTell)) : first)
  if ('reason' in found) throw new Refused(found.reason, file)
  return found.kind
}
