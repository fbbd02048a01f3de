/** Answers from the cache before anything else is done for a request; what is not stored goes on to the application. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sendCachedResponse } from './cached-response.ts'
import { getChangeId } from './change-cookie.ts'
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
    app(request, response)
  }
