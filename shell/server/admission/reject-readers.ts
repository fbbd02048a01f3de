/** Middleware that rejects readers while they have no turn, before anything else is done for them. */
import type { RequestHandler } from 'express'
import type { Renderer } from '../releases/renderer.ts'
import { buildKey } from '../response-cache/page-key.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import { type Admission, overloaded } from './admission.ts'
import { isRead } from './find-priority.ts'

type Options = { admission: Admission; responseCache: ResponseCache; renderer: Renderer }

export const createReaderRejection =
  ({ admission, responseCache, renderer }: Options): RequestHandler =>
  (request, _response, next) => {
    // Anyone who asks for what is being made shares it without a turn.
    const isRejected =
      admission.isBusy() &&
      isRead(request, renderer) &&
      !responseCache.isPending(buildKey(request, request.originalUrl))
    next(isRejected ? overloaded : undefined)
  }
