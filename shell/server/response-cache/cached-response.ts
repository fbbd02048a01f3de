/** An answer as final bytes in each encoding, each made once, and how it is sent. */
import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, negotiateEncoding } from './negotiate-encoding.ts'

/** What is sent in one encoding. Headers are lists of names and values, which Node writes as they are. */
type Variant = { etag: string; headers: string[]; notModifiedHeaders: string[]; body: Buffer }

export type CachedResponse = {
  /** In bytes, with what the encodings are likely to have. */
  size: number
  /** The variants that are ready, and those that are being made. */
  variants: Partial<Record<Encoding, Variant>>
  pending: Partial<Record<Encoding, Promise<Variant>>>
  headers: string[]
  /** Of the body, to which each encoding adds its name; most answers are never asked for again. */
  getTag(): { hash: string; isWeak: boolean }
  body: Buffer
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
  stableBody: Buffer = body,
): CachedResponse {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ownHeaders.has(name) ? [] : [name, String(value)],
  )
  return {
    size: body.length + (body.length >> 1) + 4_096,
    variants: {},
    pending: {},
    headers: [...lines, 'vary', 'accept-encoding'],
    getTag: () => ({
      hash: createHash('sha256').update(stableBody).digest('base64url').slice(0, 27),
      isWeak: stableBody !== body,
    }),
    body,
  }
}

/** Sends it, or a 304 to a client that has it; at once when the encoding was made before. */
export function sendCachedResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
): void {
  const encoding =
    cached.body.length < minCompressibleBytes
      ? 'identity'
      : negotiateEncoding(request.headers['accept-encoding'])
  const variant = cached.variants[encoding]
  if (variant) sendVariant(request, response, variant)
  else
    makeVariant(cached, encoding).then(
      (made) => sendVariant(request, response, made),
      () => response.destroy(),
    )
}

function sendVariant({ method, headers }: IncomingMessage, response: ServerResponse, variant: Variant): void {
  const tags = method === 'POST' ? undefined : headers['if-none-match']
  if (tags !== undefined && matchesEtag(tags, variant.etag)) {
    response.writeHead(304, variant.notModifiedHeaders).end()
    return
  }
  response.writeHead(200, variant.headers)
  response.end(method === 'HEAD' ? undefined : variant.body)
}

/** Makes it in this encoding, once. */
export function makeVariant(cached: CachedResponse, encoding: Encoding): Promise<Variant> {
  cached.pending[encoding] ??= encodeVariant(cached, encoding)
  return cached.pending[encoding]
}

async function encodeVariant(cached: CachedResponse, encoding: Encoding): Promise<Variant> {
  const body = await encoders[encoding](cached.body)
  const { hash, isWeak } = cached.getTag()
  // One for each encoding, since most are strong.
  const etag = `${isWeak ? 'W/' : ''}"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`
  const notModifiedHeaders = [...cached.headers, 'etag', etag]
  const variant = {
    etag,
    notModifiedHeaders,
    headers: [
      ...notModifiedHeaders,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(body.length),
    ],
    body,
  }
  cached.variants[encoding] = variant
  return variant
}

/** By weak comparison, as RFC 9110 says of If-None-Match: proxies that compress weaken tags. */
const matchesEtag = (tags: string, etag: string) =>
  tags === etag || tags.split(',').some((tag) => ['*', stripWeak(etag)].includes(stripWeak(tag.trim())))

const stripWeak = (tag: string) => tag.replace(/^W\//, '')
