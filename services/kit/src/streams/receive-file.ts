/** Receives uploaded files (multipart/form-data, field `file`), up to a size limit. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { GraphQLError } from 'graphql'
import { ClientDisconnected, MalformedUploadError, RejectedFileError } from './upload-errors.ts'

/** Milliseconds without data after which an upload fails. */
const idleTimeoutMs = 30_000

/** Consumes the bytes of the file with its name; rejects as soon as the file is not accepted. */
type FileConsumer<T> = (content: Readable, filename: string) => Promise<T>

/** The only file of a form; as `receiveFiles`. */
export async function receiveFile<T>(
  request: IncomingMessage,
  maxBytes: number,
  consume: FileConsumer<T>,
): Promise<T> {
  const [result] = await receiveFiles(request, { bytes: maxBytes, files: 1 }, consume)
  return result!
}

/**
 * What `consume` makes of each file, which receives up to `max.bytes` of one and one more byte, to detect a larger file.
 * Rejects with its error (`RejectedFileError`, or one of ours), with `MalformedUploadError`, or with `ClientDisconnected`.
 */
export async function receiveFiles<T>(
  request: IncomingMessage,
  max: { bytes: number; files: number },
  consume: FileConsumer<T>,
): Promise<T[]> {
  const form = createFormParser(request, max)
  request.setTimeout(idleTimeoutMs, () => request.destroy())
  try {
    return await waitForFiles(form, request, consume)
  } finally {
    request.setTimeout(0)
    request.unpipe(form)
  }
}

function createFormParser({ headers }: IncomingMessage, max: { bytes: number; files: number }) {
  const limits = { files: max.files, fields: 10, fieldSize: 1000, fileSize: max.bytes + 1, headerPairs: 20 }
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' })
  } catch {
    throw new MalformedUploadError('Send a form with a file in it (multipart/form-data).')
  }
}

function waitForFiles<T>(
  form: busboy.Busboy,
  request: IncomingMessage,
  consume: FileConsumer<T>,
): Promise<T[]> {
  return new Promise((resolve, reject) => {
    const results: Promise<T>[] = []
    const rejectForm = (error: unknown) =>
      reject(isKnownError(error) ? error : new MalformedUploadError('The form is not complete.'))
    form.on('file', (field, content, { filename = '' }) => {
      if (field !== 'file') return reject(new MalformedUploadError('Send the file in the field "file".'))
      const result = consume(content, filename)
      result.catch(rejectForm)
      results.push(result)
    })
    form.once('filesLimit', () => reject(new MalformedUploadError('The form has too many files.')))
    form.once('close', () => {
      if (results.length > 0) Promise.all(results).then(resolve, rejectForm)
      else reject(new MalformedUploadError('Send one file, in the field "file".'))
    })
    form.once('error', rejectForm)
    request.once('close', () => {
      if (!request.complete) reject(new ClientDisconnected('the sender went away'))
    })
    request.pipe(form)
  })
}

const isKnownError = (error: unknown) => error instanceof RejectedFileError || error instanceof GraphQLError
