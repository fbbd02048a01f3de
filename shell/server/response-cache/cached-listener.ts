/** Answers from the cache before anything else is done for a request; what is not stored goes on to the application. */
import type { IncomingMessage, RequestListener } from 'node:http'
import { isApiCall } from '../http/problems.ts'
import { reportPath } from '../security/violation-report.ts'
import { type CachedResponse, sendCachedResponse } from './cached-response.ts'
import { getChangeId } from './change-cookie.ts'
import { buildKey, findOperationKey, getOperationLength } from './keys.ts'
import type { ResponseCache } from './response-cache.ts'

type Options = {
  responseCache: ResponseCache
  app: RequestListener
}

export const createCachedListener =
  ({ responseCache, app }: Options): RequestListener =>
  (request, response) => {
    if (!isTokenRead(request)) delete request.headers.authorization
    const length = getOperationLength(request)
    if (length === null) return answer(findPage(responseCache, request), request, response)
    // By then a body that was sent with the headers has been read; for others it is not waited here.
    process.nextTick(() => {
      const body: Buffer | null = request.readableLength === length ? request.read() : null
      const cached = body && findOperation(responseCache, request, body)
      // The next reader reads it from the beginning.
      if (body && !cached) request.unshift(body)
      answer(cached, request, response)
    })

    function answer(cached: CachedResponse | null | undefined, ...call: Parameters<RequestListener>) {
      if (cached) sendCachedResponse(...call, cached).catch(() => response.destroy())
      else app(...call)
    }
  }

/** Pages do not depend on a token, and other schemes authenticate nobody: neither keeps a request from the cache. */
const isTokenRead = ({ url, headers }: IncomingMessage) =>
  (isApiCall(url) || url?.split('?')[0] === reportPath) && /^Bearer\b/i.test(headers.authorization ?? '')

function findPage(responseCache: ResponseCache, request: IncomingMessage) {
  const { method, url = '', headers } = request
  const isReading = (method === 'GET' || method === 'HEAD') && headers.authorization === undefined
  return isReading ? responseCache.find(buildKey(request, url), getChangeId(request)) : null
}

function findOperation(responseCache: ResponseCache, request: IncomingMessage, body: Buffer) {
  const key = findOperationKey(request, request.url ?? '', body)
  return key ? responseCache.find(key, getChangeId(request)) : null
}
