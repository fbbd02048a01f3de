/** Reads the one file of a form that arrives (multipart/form-data, field `file`) into memory, and no more than we take. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { TooBusy, TooLarge } from '../../errors.ts'
import { receivedFile } from '../../streams/receivedFile.ts'

/** The most that is taken, in bytes, and what is said of more. */
export interface Most {
  mostBytes: number
  tooLarge: string
}

/** How many files are in memory together. */
const mostAtOnce = 2
let taken = 0

/**
 * Does the work with the pieces of the file, once all of it is here: nobody's slow line keeps a transaction open.
 * Rejects as `receivedFile` does, with `TooLarge`, or with `TooBusy` while two others are being read.
 */
export async function withFile<T>(
  request: IncomingMessage,
  most: Most,
  work: (file: Buffer[]) => Promise<T>,
): Promise<T> {
  if (taken === mostAtOnce)
    throw new TooBusy(10, 'Other files are being imported just now. Try again in a moment.')
  taken += 1
  try {
    return await work(await receivedFile(request, most.mostBytes, (content) => collected(content, most)))
  } finally {
    taken -= 1
  }
}

async function collected(content: Readable, { mostBytes, tooLarge }: Most): Promise<Buffer[]> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of content) {
    size += piece.length
    if (size > mostBytes) throw new TooLarge(tooLarge)
    pieces.push(piece)
  }
  return pieces
}
