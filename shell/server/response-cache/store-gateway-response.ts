/** Stores answers of the gateway that it marked as the same for all, while they are sent on. */
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { sameForAllHeader } from '@access/service-kit/transport'
import type { Request } from 'express'
import { createCachedResponse } from './cached-response.ts'
import { getChangeId } from './change-cookie.ts'
import { findOperationKey } from './operation-key.ts'
import { buildKeyId, isNormalPath } from './page-key.ts'
import type { CacheKey, ResponseCache } from './response-cache.ts'

/** Larger ones are streamed from the gateway each time. */
const maxBytes = 4 * 2 ** 20

/** Filters and searches are shorter. */
const maxUrlLength = 500

type GatewayResponse = { statusCode: number; headers: IncomingHttpHeaders }

/** Called with the headers as they are sent, and the body in the encoding of the gateway. */
export type StoreBody = (headers: OutgoingHttpHeaders, body: Buffer) => Promise<void>

const decoders: Record<string, (body: Buffer) => Buffer | Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: (body) => body,
}

/** Where the answer to a call of the gateway may be stored; null when it may not. */
export function findCallKey(request: Request, body: Buffer | null): CacheKey | null {
  const { method, originalUrl, headers } = request
  if (headers.authorization !== undefined) return null
  if (method === 'POST') return body && findOperationKey(request, originalUrl, body)
  const [path = ''] = originalUrl.split('?')
  if (method !== 'GET' || !isNormalPath(path) || originalUrl.length > maxUrlLength) return null
  return { id: buildKeyId(request, originalUrl), isOpenEnded: originalUrl !== path }
}

/** To be called before the gateway is; then with its response, which says whether it is to be stored. */
export function prepareToStore(responseCache: ResponseCache, key: CacheKey | null, request: Request) {
  const store = key && responseCache.begin(getChangeId(request))

  /** Null when it is not to be stored. */
  return (gatewayResponse: GatewayResponse): StoreBody | null => {
    const { statusCode, headers: received } = gatewayResponse
    const decode = decoders[received['content-encoding'] ?? 'identity']
    const length = Number(received['content-length'] ?? Number.POSITIVE_INFINITY)
    const isStored =
      statusCode === 200 &&
      received[sameForAllHeader] === '1' &&
      !received['set-cookie'] &&
      length <= maxBytes
    if (!store || !isStored || !decode) return null
    return async (sent, body) => store(key, createCachedResponse(sent, await decode(body)))
  }
}
