/** Answers from the cache before anything else is done for a request; what is not stored goes on to the application. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { sendCachedResponse } from '../response-cache/cached-response.ts'
import { getChangeId } from '../response-cache/change-cookie.ts'
import { findOperationKey, getOperationLength } from '../response-cache/operation-key.ts'
import { buildKeyId } from '../response-cache/page-key.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import type { EarlyRejection } from './early-rejection.ts'
import { isApiCall } from './problems.ts'
import { reportPath } from './violation-report.ts'

type Options = {
  responseCache: ResponseCache
  earlyRejection: EarlyRejection
  /** Called first: what is stored is of a variant. */
  chooseVariant(request: IncomingMessage, response: ServerResponse): void
  app: RequestListener
}

export const createCachedListener =
  ({ responseCache, earlyRejection, chooseVariant, app }: Options): RequestListener =>
  (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request
    chooseVariant(request, response)
    if (!isTokenRead(request)) delete headers.authorization
    if ((method === 'GET' || method === 'HEAD') && headers.authorization === undefined) {
      const id = buildKeyId(request, url)
      const cached = responseCache.find(id, getChangeId(request))
      if (cached) return sendCachedResponse(request, response, cached)
      // Who asks for what is being made shares it without a turn.
      if (!responseCache.isPending(id) && earlyRejection.tryReject(request, response)) return
    }
    const length = getOperationLength(request)
    if (length === null) return app(request, response)
    // By then a body that was sent with the headers has been read; for others it is not waited here.
    process.nextTick(() => {
      const body: Buffer | null = request.readableLength === length ? request.read() : null
      if (body) {
        const cached = findOperation(responseCache, request, body)
        if (cached) return sendCachedResponse(request, response, cached)
        if (earlyRejection.tryReject(request, response, body)) return
        // Whoever comes next reads it from the beginning.
        request.unshift(body)
      }
      app(request, response)
    })
  }

/** A page is the same whoever asks for it, and what is no bearer token is nobody's: neither keeps a request from the cache. */
const isTokenRead = ({ url, headers }: IncomingMessage) =>
  (isApiCall(url) || url?.split('?')[0] === reportPath) && /^Bearer\b/i.test(headers.authorization ?? '')

function findOperation(responseCache: ResponseCache, request: IncomingMessage, body: Buffer) {
  const key = findOperationKey(request, request.url ?? '', body)
  return key ? responseCache.find(key.id, getChangeId(request)) : undefined
}
