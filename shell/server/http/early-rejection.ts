/**
 * While there is more than we can do, rejects what is read before anything else is done for it, with the bytes of the
 * last rejection of its kind. Through the application rejections took a third of the processor.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Admission } from '../admission/admission.ts'
import { isMutation } from '../admission/find-priority.ts'
import { getRequestId } from './log.ts'
import { getPathname } from './page-url.ts'
import { isApiCall } from './problems.ts'

/** Of how many paths it is known that they need a turn of those who read. */
const maxPaths = 1_000

/** Milliseconds after which one goes through the application again: the office may have another telephone number. */
const maxAge = 1_000

/** What belongs to one response. */
const ownHeaders = new Set(['x-request-id', 'set-cookie'])

type Rejection = { status: number; headers: string[]; body: Buffer; learnedAt: number }

export type EarlyRejection = ReturnType<typeof createEarlyRejection>

export function createEarlyRejection(admission: Admission) {
  const paths = new LRUCache<string, true>({ max: maxPaths })
  const answers: Partial<Record<'call' | 'page', Rejection>> = {}

  return {
    /** To be called with each rejection of what was read. */
    learn(request: IncomingMessage, response: ServerResponse, body: Buffer) {
      const headers = Object.entries(response.getHeaders()).flatMap(([name, value]) =>
        value === undefined || ownHeaders.has(name) ? [] : [name, String(value)],
      )
      answers[getKind(request)] = {
        status: response.statusCode,
        headers,
        body,
        learnedAt: performance.now(),
      }
      paths.set(getPathname(request.url ?? ''), true)
    },

    /** Whether it has rejected the request, of which the body is given, where it has one. */
    tryReject(request: IncomingMessage, response: ServerResponse, body: Buffer | null = null): boolean {
      const { method, headers } = request
      const isRead = method === 'GET' || method === 'HEAD' || (body !== null && !isMutation(body))
      const answer = answers[getKind(request)]
      if (!answer || performance.now() - answer.learnedAt > maxAge) return false
      if (!isRead || headers.authorization !== undefined || !paths.has(getPathname(request.url ?? '')))
        return false
      if (!admission.rejectsAtOnce('read', response)) return false
      response.writeHead(answer.status, [...answer.headers, 'x-request-id', getRequestId(request)])
      response.end(method === 'HEAD' ? undefined : answer.body)
      return true
    },
  }
}

const getKind = (request: IncomingMessage) => (isApiCall(request.url) ? 'call' : 'page')
