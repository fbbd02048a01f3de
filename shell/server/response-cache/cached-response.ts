/** An answer as final bytes in each encoding, each made once, and how it is sent. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, negotiateEncoding } from '../http/send-html.ts'

/** Headers are lists of names and values, which Node writes as they are. */
type Variant = { headers: string[]; body: Buffer }

export type CachedResponse = {
  /** In bytes, with what the encodings are likely to have. */
  size: number
  /** Weak: one for all encodings. */
  etag: string
  headers: string[]
  body: Buffer
  /** The encodings that somebody has asked for. */
  variants: Map<Encoding, Promise<Variant>>
}

/** Of our pages 9 makes one in a hundred less, and takes two to five times as long, after each change. */
const brotliQuality = 5

/** A smaller answer would hardly shrink. */
const minCompressibleBytes = 1_024

const encoders: Record<Encoding, (body: Buffer) => Promise<Buffer> | Buffer> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
  identity: (body) => body,
}

/** Headers that belong to one answer, or to one encoding of it. */
const ownHeaders = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
  'x-request-id',
])

/**
 * An answer with status 200, with the headers that it was sent with. `stableBody` is the body without what changes each
 * time that it is made, such as when that was.
 */
export function createCachedResponse(
  headers: OutgoingHttpHeaders,
  body: Buffer,
  stableBody: Buffer | string = body,
): CachedResponse {
  const etag = `W/"${createHash('sha256').update(stableBody).digest('base64url').slice(0, 27)}"`
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ownHeaders.has(name) ? [] : [name, String(value)],
  )
  return {
    size: body.length + (body.length >> 1) + 4_096,
    etag,
    headers: [...lines, 'vary', 'accept-encoding', 'etag', etag],
    body,
    variants: new Map(),
  }
}

/** Sends it, or a 304 to a client that has it. */
export async function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): Promise<void> {
  const { method, headers } = request
  const tags = method === 'POST' ? undefined : headers['if-none-match']
  if (tags !== undefined && matchesEtag(tags, cached.etag))
    return void response.writeHead(304, cached.headers).end()
  const isSmall = cached.body.length < minCompressibleBytes
  const variant = await makeVariant(cached, isSmall ? 'identity' : negotiateEncoding(request))
  response.writeHead(200, variant.headers).end(method === 'HEAD' ? undefined : variant.body)
}

/** Makes it in this encoding, once. */
function makeVariant(cached: CachedResponse, encoding: Encoding): Promise<Variant> {
  const made = cached.variants.get(encoding) ?? encodeVariant(cached, encoding)
  cached.variants.set(encoding, made)
  return made
}

async function encodeVariant({ headers, body }: CachedResponse, encoding: Encoding): Promise<Variant> {
  const bytes = await encoders[encoding](body)
  const encodingHeaders = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { headers: [...headers, ...encodingHeaders, 'content-length', String(bytes.length)], body: bytes }
}

/** By weak comparison, as RFC 9110 says of If-None-Match. */
const matchesEtag = (tags: string, etag: string) =>
  tags === etag || tags.split(',').some((tag) => ['*', stripWeak(etag)].includes(stripWeak(tag.trim())))

const stripWeak = (tag: string) => tag.replace(/^W\//, '')
