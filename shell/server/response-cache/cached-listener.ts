/** Answers from the cache before anything else is done for a request; what is not stored goes on to the application. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sendCachedResponse } from './cached-response.ts'
import { getChangeId } from './change-cookie.ts'
import { findOperationKey, getOperationLength } from './operation-key.ts'
import { buildKeyId, type SiteSettings } from './page-key.ts'
import type { ResponseCache } from './response-cache.ts'

type Options = {
  responseCache: ResponseCache
  site: SiteSettings
  app: RequestListener
}

export const createCachedListener =
  ({ responseCache, site, app }: Options): RequestListener =>
  (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request
    if ((method === 'GET' || method === 'HEAD') && headers.authorization === undefined) {
      const id = buildKeyId(request, url, site)
      const cached = id === null ? undefined : responseCache.find(id, getChangeId(request))
      if (cached) return sendCachedResponse(request, response, cached)
    }
    const length = getOperationLength(request)
    if (length === null) return app(request, response)
    // By then a body that was sent with the headers has been read; for others it is not waited here.
    process.nextTick(() => {
      const cached =
        request.readableLength === length ? findOperation(responseCache, request, url) : undefined
      if (cached) sendCachedResponse(request, response, cached)
      else app(request, response)
    })
  }

function findOperation(responseCache: ResponseCache, request: IncomingMessage, url: string) {
  const body: Buffer | null = request.read()
  const key = body && findOperationKey(request, url, body)
  const cached = key ? responseCache.find(key.id, getChangeId(request)) : undefined
  // Whoever comes next reads it from the beginning.
  if (body && !cached) request.unshift(body)
  return cached
}
