// The problems of the REST API: application/problem+json (RFC 9457).
import type { ServerResponse } from 'node:http'

export const problems = {
  invalid: { status: 400, title: 'Something that was sent cannot be accepted' },
  malformed: { status: 400, title: 'The request cannot be read' },
  notSignedIn: { status: 401, title: 'Sign in to do this' },
  forbidden: { status: 403, title: 'Your role does not include this' },
  secondFactorNeeded: { status: 401, title: 'Confirm that it is you' },
  sessionRestricted: { status: 403, title: 'Finish setting up your account first' },
  forbiddenOrigin: { status: 403, title: 'This is only accepted from our own pages' },
  notFound: { status: 404, title: 'Not found' },
  methodNotAllowed: { status: 405, title: 'This cannot be done here' },
  conflict: { status: 409, title: 'This would overwrite or repeat something' },
  tooLarge: { status: 413, title: 'Too much was sent' },
  notJson: { status: 415, title: 'Send JSON' },
  wrongType: { status: 415, title: 'This kind of file is not accepted' },
  tooMany: { status: 429, title: 'Too many at once' },
  unexpected: { status: 500, title: 'Something went wrong on our side' },
  busy: { status: 503, title: 'This part of the site does not answer just now' },
} as const

export type ProblemKind = keyof typeof problems

/** The problem for each GraphQL error code. */
export const problemKindByCode: Record<string, ProblemKind> = {
  BAD_USER_INPUT: 'invalid',
  UNAUTHENTICATED: 'notSignedIn',
  FORBIDDEN: 'forbidden',
  SECOND_FACTOR_NEEDED: 'secondFactorNeeded',
  SESSION_RESTRICTED: 'sessionRestricted',
  NOT_FOUND: 'notFound',
  CONFLICT: 'conflict',
  TOO_LARGE: 'tooLarge',
  RATE_LIMITED: 'tooMany',
  BUSY: 'busy',
}

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

/** RFC 9470: the token is good, but who holds it must confirm that it is them. */
const stepUpChallenge = 'Bearer error="insufficient_user_authentication", max_age="300"'

/** Sends the problem. */
export function sendProblem(response: ServerResponse, { kind, details }: Problem) {
  const { status, title } = problems[kind]
  const { detail, errors, reason, retryAfter, allow, secondFactor, passkeyOptions } = details
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter))
  if (allow) response.setHeader('allow', allow.join(', '))
  // One that is there already says what is wrong with the token.
  if (status === 401 && !response.hasHeader('www-authenticate'))
    response.setHeader('www-authenticate', kind === 'secondFactorNeeded' ? stepUpChallenge : 'Bearer')
  response.setHeader('cache-control', 'no-store')
  const type = `/api/docs#problem-${kind}`
  const body = Buffer.from(
    JSON.stringify({
      type,
      title,
      status,
      detail: detail ?? title,
      ...(errors && { errors }),
      ...(reason && { reason }),
      ...(secondFactor && { secondFactor }),
      ...(passkeyOptions && { passkeyOptions }),
    }),
  )
  response.writeHead(status, {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
}
