/** Receives an uploaded file (multipart/form-data, field `file`), up to a size limit. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { GraphQLError } from 'graphql'
import { ClientDisconnected, MalformedUploadError, RejectedFileError } from './upload-errors.ts'

/** Milliseconds without data after which an upload fails. */
const idleTimeoutMs = 30_000

/** Consumes the bytes of the file with its name; rejects as soon as the file is not accepted. */
type FileConsumer<T> = (content: Readable, filename: string) => Promise<T>

/**
 * The result of `consume`, which receives up to `maxBytes` and one more byte, to detect a larger file. Rejects
 * with its error (`RejectedFileError`, or one of ours), with `MalformedUploadError`, or with `ClientDisconnected`.
 */
export async function receiveFile<T>(
  request: IncomingMessage,
  maxBytes: number,
  consume: FileConsumer<T>,
): Promise<T> {
  const form = createFormParser(request, maxBytes)
  request.setTimeout(idleTimeoutMs, () => request.destroy())
  try {
    return await waitForFile(form, request, consume)
  } finally {
    request.setTimeout(0)
    request.unpipe(form)
  }
}

function createFormParser({ headers }: IncomingMessage, maxBytes: number) {
  const limits = { files: 1, fields: 10, fieldSize: 1000, fileSize: maxBytes + 1, headerPairs: 20 }
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' })
  } catch {
    throw new MalformedUploadError('Send a form with a file in it (multipart/form-data).')
  }
}

function waitForFile<T>(form: busboy.Busboy, request: IncomingMessage, consume: FileConsumer<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const rejectFile = (error: unknown) =>
      reject(isKnownError(error) ? error : new MalformedUploadError('The form is not complete.'))
    const rejectMissingFile = () => reject(new MalformedUploadError('Send one file, in the field "file".'))
    form.once('close', rejectMissingFile)
    form.once('file', (field, content, { filename = '' }) => {
      form.off('close', rejectMissingFile)
      if (field !== 'file') return reject(new MalformedUploadError('Send the file in the field "file".'))
      consume(content, filename).then(resolve, rejectFile)
    })
    form.once('error', rejectFile)
    request.once('close', () => {
      if (!request.complete) reject(new ClientDisconnected('the sender went away'))
    })
    request.pipe(form)
  })
}

const isKnownError = (error: unknown) => error instanceof RejectedFileError || error instanceof GraphQLError
