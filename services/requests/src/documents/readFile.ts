/** Reads the one file of a form that arrives (multipart/form-data, field `file`) into memory, and no more than we take. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { limits, refusedUnseen } from './document.rules.ts'
import { safeName } from './names.ts'
import { Gone, NotAFile, Refused } from './refused.ts'

export interface ReadFile {
  name: string
  bytes: Buffer
}

/** Milliseconds that a sender may be silent. */
const patience = 30_000

/** The file; rejects with `Refused` as soon as it is known not to be one we take, with `NotAFile`, or with `Gone`. */
export async function readFile(request: IncomingMessage): Promise<ReadFile> {
  const form = formOf(request)
  request.setTimeout(patience, () => request.destroy())
  try {
    return await fileIn(form, request)
  } finally {
    request.setTimeout(0)
    request.unpipe(form)
  }
}

function formOf({ headers }: IncomingMessage) {
  // One byte more than we take, to see that it is more.
  const most = { files: 1, fields: 10, fieldSize: 1000, fileSize: limits.bytes + 1, headerPairs: 20 }
  try {
    return busboy({ headers, limits: most, defParamCharset: 'utf8' })
  } catch {
    throw new NotAFile('Send a form with a file in it (multipart/form-data).')
  }
}

function fileIn(form: busboy.Busboy, request: IncomingMessage): Promise<ReadFile> {
  return new Promise((resolve, reject) => {
    const refuse = (error: unknown) =>
      reject(error instanceof Refused ? error : new NotAFile('The form is not complete.'))
    const noFile = () => reject(new NotAFile('Send one file, in the field "file".'))
    form.once('close', noFile)
    form.once('file', (field, content, { filename = '' }) => {
      form.off('close', noFile)
      if (field !== 'file') return reject(new NotAFile('Send the file in the field "file".'))
      collected(content, safeName(filename), declaredSize(request)).then(resolve, refuse)
    })
    form.once('error', refuse)
    request.once('close', () => {
      if (!request.complete) reject(new Gone('the sender went away'))
    })
    request.pipe(form)
  })
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
