// The problems of the REST API: application/problem+json (RFC 9457).
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  buildProblem,
  type ProblemKind,
  problems,
  stepUpChallenge,
} from '@access/service-kit/problems/problems.rules'

interface ProblemDetails {
  /** What happened this time, for people. */
  detail?: string
  /** The validation errors by field. */
  errors?: Record<string, string>
  /** A machine-readable reason. */
  reason?: string
  retryAfter?: number
  /** The second factors of which one is missing, and the options for WebAuthn. */
  secondFactor?: string[]
  passkeyOptions?: object
  allow?: string[]
}

/** Thrown anywhere in the REST adapter, sent in one place. */
export class Problem extends Error {
  readonly kind: ProblemKind
  readonly details: ProblemDetails

  constructor(kind: ProblemKind, details: ProblemDetails = {}) {
    super(details.detail ?? problems[kind].title)
    this.kind = kind
    this.details = details
  }

  get status() {
    return problems[this.kind].status
  }
}

/** Sends the problem. */
export function sendProblem(response: ServerResponse, { kind, details, status }: Problem) {
  const { retryAfter, allow, ...members } = details
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter))
  if (allow) response.setHeader('allow', allow.join(', '))
  // One that is there already says what is wrong with the token.
  if (status === 401 && !response.hasHeader('www-authenticate'))
    response.setHeader('www-authenticate', kind === 'secondFactorNeeded' ? stepUpChallenge : 'Bearer')
  response.setHeader('cache-control', 'no-store')
  const body = Buffer.from(JSON.stringify(buildProblem(kind, members)))
  response.writeHead(status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
}

/** Whether a call is by one of these methods. If not it is answered: OPTIONS by the list, others by a problem. */
export function hasMethod(
  { method = '' }: IncomingMessage,
  response: ServerResponse,
  methods: readonly string[],
) {
  if (methods.includes(method)) return true
  const allow = [...methods, 'OPTIONS']
  if (method === 'OPTIONS') response.writeHead(204, { allow: allow.join(', ') }).end()
  else sendProblem(response, new Problem('methodNotAllowed', { allow, detail: `Use ${allow.join(', ')}.` }))
  return false
}
