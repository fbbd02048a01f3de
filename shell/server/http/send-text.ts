/** Sends a document, in an encoding that the client accepts. */
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Request, Response } from 'express'
import { type Encoding, negotiateEncoding } from '../response-cache/negotiate-encoding.ts'

// It is sent once: 4 would make a page 6 % smaller, and take more than twice as long. What is stored is made smaller.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } }
const gzipOptions = { level: 3 }

/** What is smaller is compressed in less time than another thread takes to be told of it and to answer. */
const maxSyncBytes = 100_000

export async function sendText(
  request: Request,
  response: Response,
  { status, type, text }: { status: number; type: string; text: string },
): Promise<void> {
  const encoding = negotiateEncoding(request)
  response.status(status).set('content-type', type).vary('accept-encoding')
  if (encoding !== 'identity') response.set('content-encoding', encoding)
  const bytes = await compressBody(Buffer.from(text), encoding)
  response.set('content-length', String(bytes.length)).end(bytes)
}

function compressBody(bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding !== 'br' && encoding !== 'gzip') return bytes
  const isBrotli = encoding === 'br'
  if (bytes.length <= maxSyncBytes)
    return isBrotli ? brotliCompressSync(bytes, brotliOptions) : gzipSync(bytes, gzipOptions)
  return isBrotli ? promisify(brotliCompress)(bytes, brotliOptions) : promisify(gzip)(bytes, gzipOptions)
}
