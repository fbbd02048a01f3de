/** Reads the one file of a form that arrives (multipart/form-data, field `file`) into memory, and no more than we take. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { type FileKind, limits, type Reason } from './file.rules.ts'
import { enoughToTell, kindOf } from './kindOf.ts'
import { shownName } from './names.ts'
import { Gone, NotAFile, Refused } from './refused.ts'

export interface ReadFile {
  name: string
  kind: FileKind
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
  const most = { files: 1, fields: 10, fieldSize: 1000, fileSize: limits.pdf + 1, headerPairs: 20 }
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
      const declared = Number(request.headers['content-length'] ?? 0)
      collected(content, shownName(filename), declared).then(resolve, refuse)
    })
    form.once('error', refuse)
    request.once('close', () => {
      if (!request.complete) reject(new Gone('the sender went away'))
    })
    request.pipe(form)
  })
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
