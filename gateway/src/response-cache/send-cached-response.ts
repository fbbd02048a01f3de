// Sends a cached response: a 304 when the client has it, else in the best encoding that the client accepts.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { CachedResponse } from './response-cache.ts'

const brotli = promisify(brotliCompress)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/** Best first. Compression is asynchronous, so that a large list does not block other requests. */
const encoders: [name: string, (body: Buffer) => Promise<Buffer>][] = [
  ['br', (body) => brotli(body, quality)],
  ['gzip', (body) => promisify(gzip)(body)],
]

/** A smaller response would hardly shrink. */
const minCompressibleBytes = 1_024

export async function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  contentType = 'application/json; charset=utf-8',
) {
  response.setHeader('etag', cached.tag)
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
  if (matchesEtag(request, cached.tag)) {
    response.writeHead(304).end()
    return
  }
  const encoding = cached.body.length < minCompressibleBytes ? null : negotiateEncoding(request)
  const body = encoding ? await getEncoded(cached, encoding) : cached.body
  if (encoding) response.setHeader('content-encoding', encoding[0])
  response.writeHead(200, { 'content-type': contentType, 'content-length': body.length })
  response.end(body)
}

function getEncoded(cached: CachedResponse, [name, encode]: (typeof encoders)[number]) {
  const encoding = cached.encodings.get(name) ?? encode(cached.body)
  cached.encodings.set(name, encoding)
  return encoding
}

function matchesEtag(request: IncomingMessage, tag: string) {
  const etags = request.headers['if-none-match']
  if (!etags) return false
  const opaque = tag.replace('W/', '')
  return etags.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === opaque)
}

function negotiateEncoding(request: IncomingMessage) {
  const acceptedEncodings = new Map<string, boolean>()
  for (const part of String(request.headers['accept-encoding'] ?? '').split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    acceptedEncodings.set(name, !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter)))
  }
  return encoders.find(([name]) => acceptedEncodings.get(name) ?? acceptedEncodings.get('*') ?? false) ?? null
}
