/** Reads the uploaded file (multipart/form-data, field `file`) into memory, up to a size limit. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { TooLarge } from '../../errors/errors.ts'
import { receiveFile } from '../../streams/receive-file.ts'
import { createReservations } from '../../streams/reservations.ts'

/** The size limit in bytes, and the message when it is exceeded. */
export interface FileLimit {
  maxBytes: number
  tooLargeMessage: string
}

/** How many files may be in memory at once. */
const withPlace = createReservations(
  { inAll: 5, perSender: 2 },
  10,
  'Other files are being imported just now. Try again in a moment.',
)

/**
 * Runs the work on the chunks of the file, after all of it has arrived: a slow upload keeps no transaction open.
 * Rejects as `receiveFile` does, with `TooLarge`, or with `ServiceUnavailable` while other files are being read.
 */
export function withUploadedFile<T>(
  request: IncomingMessage,
  { owner, ...limit }: FileLimit & { owner: string },
  work: (file: Buffer[]) => Promise<T>,
): Promise<T> {
  return withPlace(owner, async () =>
    work(await receiveFile(request, limit.maxBytes, (content) => collectChunks(content, limit))),
  )
}

async function collectChunks(content: Readable, { maxBytes, tooLargeMessage }: FileLimit): Promise<Buffer[]> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > maxBytes) throw new TooLarge(tooLargeMessage)
    chunks.push(chunk)
  }
  return chunks
}
