/** Sends a document, in an encoding that the client accepts. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, Response } from 'express'
import { type Encoding, negotiateEncoding } from '../response-cache/negotiate-encoding.ts'

// Level 4 is where brotli is as quick as gzip and still smaller.
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

export async function sendText(
  request: Request,
  response: Response,
  { status, type, text }: { status: number; type: string; text: string },
): Promise<void> {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  response.status(status).set('content-type', type).vary('accept-encoding')
  if (encoding !== 'identity') response.set('content-encoding', encoding)
  const bytes = await compressBody(Buffer.from(text), encoding)
  response.set('content-length', String(bytes.length)).end(bytes)
}

function compressBody(bytes: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'br') return promisify(brotliCompress)(bytes, brotliOptions)
  if (encoding === 'gzip') return promisify(gzip)(bytes)
  return bytes
}
