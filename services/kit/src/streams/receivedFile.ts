/** Reads the one file of a form that arrives (multipart/form-data, field `file`), and no more than is taken. */
import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import busboy from 'busboy'
import { GraphQLError } from 'graphql'
import { Gone, NotAFile, RefusedFile } from './refusals.ts'

/** Milliseconds that a sender may be silent. */
const patience = 30_000

/** Makes of the bytes, and of the name that the sender gives them, what is wanted; rejects as soon as it is not taken. */
type Take<T> = (content: Readable, filename: string) => Promise<T>

/**
 * What `take` makes of the file, of which it is given `mostBytes` and one byte more, to see that it is more. Rejects
 * with its refusal (`RefusedFile`, or one of ours), with `NotAFile`, or with `Gone`.
 */
export async function receivedFile<T>(
  request: IncomingMessage,
  mostBytes: number,
  take: Take<T>,
): Promise<T> {
  const form = formOf(request, mostBytes)
  request.setTimeout(patience, () => request.destroy())
  try {
    return await fileIn(form, request, take)
  } finally {
    request.setTimeout(0)
    request.unpipe(form)
  }
}

function formOf({ headers }: IncomingMessage, mostBytes: number) {
  const limits = { files: 1, fields: 10, fieldSize: 1000, fileSize: mostBytes + 1, headerPairs: 20 }
  try {
    return busboy({ headers, limits, defParamCharset: 'utf8' })
  } catch {
    throw new NotAFile('Send a form with a file in it (multipart/form-data).')
  }
}

function fileIn<T>(form: busboy.Busboy, request: IncomingMessage, take: Take<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = (error: unknown) =>
      reject(isRefusal(error) ? error : new NotAFile('The form is not complete.'))
    const noFile = () => reject(new NotAFile('Send one file, in the field "file".'))
    form.once('close', noFile)
    form.once('file', (field, content, { filename = '' }) => {
      form.off('close', noFile)
      if (field !== 'file') return reject(new NotAFile('Send the file in the field "file".'))
      take(content, filename).then(resolve, refuse)
    })
    form.once('error', refuse)
    request.once('close', () => {
      if (!request.complete) reject(new Gone('the sender went away'))
    })
    request.pipe(form)
  })
}

const isRefusal = (error: unknown) => error instanceof RefusedFile || error instanceof GraphQLError
