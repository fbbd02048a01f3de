/** Which priority a request has, and what becomes of readers when there is no room for them. */
import type { Request, RequestHandler } from 'express'
import type { RemoteName } from '../../src/remotes/registry.ts'
import { isApiCall } from '../http/problems.ts'
import type { Renderer } from '../releases/renderer.ts'
import { buildKey } from '../response-cache/keys.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import { type Admission, overloaded, type Priority } from './admission.ts'

const priorityOfRemote: Record<RemoteName, Priority> = {
  mfe_get_help: 'submission',
  mfe_admin: 'staff',
  mfe_public: 'read',
}

/** The priority of a page: the request form and its status go first, then the portal. */
export const findPagePriority = (remote: RemoteName): Priority => priorityOfRemote[remote]

/** The priority of a call to the gateway, which checks the token; a made-up one gains nothing over a submission. */
export function findCallPriority({ method, originalUrl, headers }: Request, body: Buffer | null): Priority {
  const isSubmission = originalUrl.startsWith('/graphql')
    ? isMutation(body)
    : method !== 'GET' && method !== 'HEAD'
  if (isSubmission) return 'submission'
  return headers.authorization === undefined ? 'read' : 'staff'
}

/** In JSON a quotation mark within a text is escaped: only a name is followed by one and a colon. */
const mutation = /"query"\s*:\s*"(?:\s|\\[nrt])*mutation\b/

/** Whether the body of a GraphQL call asks for a change. */
const isMutation = (body: Buffer | null) => body !== null && mutation.test(body.toString('latin1'))

/** Whether it is known before its body that somebody reads: then nothing is lost when it is rejected. */
const isRead = (request: Request, renderer: Renderer) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (isApiCall(request.originalUrl)
    ? findCallPriority(request, null)
    : findPagePriority(renderer.findRemoteForPath(request.path).name)) === 'read'

type Options = { admission: Admission; responseCache: ResponseCache; renderer: Renderer }

/** Middleware that rejects readers while they have no turn, before anything else is done for them. */
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
