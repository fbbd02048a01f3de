/** Reads the one file of a form that arrives (multipart/form-data, field `file`) into memory, and no more than we take. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { Invalid, TooBusy, TooLarge } from '../../errors.ts'

/** The most that is taken, in bytes, and what is said of more. */
export interface Most {
  mostBytes: number
  tooLarge: string
}

/** Milliseconds that a sender may be silent. */
const patience = 30_000
/** How many files are in memory together. */
const mostAtOnce = 2
let taken = 0

const noFile = () => asked('Send one file, in the field "file".')
const asked = (file: string) => new Invalid({ file }, file)

/**
 * Does the work with the pieces of the file, once all of it is here: nobody's slow line keeps a transaction open.
 * Rejects with `Invalid`, `TooLarge`, or `TooBusy` while two others are being read.
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
    return await work(await received(request, most))
  } finally {
    taken -= 1
  }
}

async function received(request: IncomingMessage, most: Most): Promise<Buffer[]> {
  const form = formOf(request, most)
  request.setTimeout(patience, () => request.destroy())
  try {
    return await fileIn(form, request, most)
  } finally {
    request.setTimeout(0)
    request.unpipe(form)
  }
}

function formOf({ headers }: IncomingMessage, { mostBytes }: Most): busboy.Busboy {
  // One byte more than we take, to see that it is more.
  const limits = { files: 1, fields: 10, fieldSize: 1000, fileSize: mostBytes + 1, headerPairs: 20 }
  try {
    return busboy({ headers, limits })
  } catch {
    throw asked('Send a form with a file in it (multipart/form-data).')
  }
}

function fileIn(form: busboy.Busboy, request: IncomingMessage, most: Most): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const incomplete = (error: unknown) =>
      reject(error instanceof TooLarge ? error : asked('The form is not complete.'))
    const none = () => reject(noFile())
    form.once('close', none)
    form.once('file', (field, content) => {
      form.off('close', none)
      if (field === 'file') collected(content, most).then(resolve, incomplete)
      else none()
    })
    form.once('error', incomplete)
    request.once('close', () => {
      if (!request.complete) incomplete(null)
    })
    request.pipe(form)
  })
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
