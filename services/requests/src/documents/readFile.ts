/** Reads a paper that arrives into memory. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { receivedFile } from '@access/service-kit'
import { limits, refusedUnseen } from './document.rules.ts'
import { safeName } from './names.ts'
import { Refused } from './refused.ts'

export interface ReadFile {
  name: string
  bytes: Buffer
}

/** The paper; rejects as `receivedFile` does, as soon as it is known not to be one we take. */
export function readFile(request: IncomingMessage): Promise<ReadFile> {
  return receivedFile(request, limits.bytes, (content, filename) =>
    collected(content, safeName(filename), declaredSize(request)),
  )
}

async function collected(content: Readable, name: string, declared: number): Promise<ReadFile> {
  if (refusedUnseen({ name, size: 1 })) throw new Refused('wrongType', { name, size: 0 })
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of content) {
    size += piece.length
    if (size > limits.bytes) throw new Refused('tooBig', { name, size: Math.max(size, declared) })
    pieces.push(piece)
  }
  return { name, bytes: Buffer.concat(pieces) }
}

/** The size that the sender says all of the form has; 0 when it is not said. */
const declaredSize = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0)
