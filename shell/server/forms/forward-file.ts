/** Forwards a file to the upload endpoint while it is still being read: it is never whole in memory or on disk. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { ApiResult } from '@access/kit'
import { describeError, getRequestIdHeader } from '@access/service-kit/log'
import { fetchInner } from '@access/service-kit/transport'
import type { Logger } from 'pino'
import { parseRestResult } from './api-results.ts'

export type UploadedFile = { name: string; type: string; content: Readable }
type UploadResult = ApiResult<Record<string, unknown>>

/** Forwards files for one visitor. Whatever the result, a file is read to its end, so that the form can go on. */
export function createFileForwarder(gatewayUrl: string, clientAddress: string, log: Logger) {
  // Files are met by the parser of forms, which knows nothing of the request they are part of.
  const runInRequest = AsyncLocalStorage.snapshot()
  return (file: UploadedFile): Promise<UploadResult> => runInRequest(forwardFile, file)

  async function forwardFile(file: UploadedFile): Promise<UploadResult> {
    const boundary = `form-${randomBytes(16).toString('hex')}`
    try {
      const response = await fetchInner(`${gatewayUrl}/api/documents`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          'content-type': `multipart/form-data; boundary=${boundary}`,
          ...getRequestIdHeader(),
          'x-client-address': clientAddress,
          'x-requested-with': 'fetch',
        },
        body: encodeMultipart(file, boundary),
        duplex: 'half',
        signal: AbortSignal.timeout(uploadTimeout),
      })
      return await parseRestResult(response)
    } catch (reason) {
      log.error(describeError(reason), 'file was not accepted')
      return { failure: 'failed', retryAfter: 30 }
    } finally {
      file.content.resume()
    }
  }
}

/** As long as a document of 10 MB may take, in milliseconds. */
const uploadTimeout = 1_200_000

async function* encodeMultipart({ name, type, content }: UploadedFile, boundary: string) {
  yield Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${escapeQuotes(name)}"\r\n` +
      `content-type: ${escapeQuotes(type)}\r\n\r\n`,
  )
  // Not destroyed when the response comes early: the form parser would wait for it for ever.
  for await (const part of content.iterator({ destroyOnReturn: false })) yield part as Buffer
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}

const escapeQuotes = (text: string) => text.replace(/["\r\n]/g, (character) => encodeURIComponent(character))
