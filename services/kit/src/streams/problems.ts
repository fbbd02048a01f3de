/** Error responses outside GraphQL: application/problem+json (RFC 9457), as in the gateway. */
import type { Response } from 'express'
import { GraphQLError } from 'graphql'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import { invalidValueMessage, isInvalidValue } from '../service/format-error.ts'
import { ClientDisconnected, MalformedUploadError, RejectedFileError } from './upload-errors.ts'

const problems = {
  invalid: { status: 400, title: 'Something that was sent cannot be accepted' },
  notSignedIn: { status: 401, title: 'Sign in to do this' },
  forbidden: { status: 403, title: 'Your role does not include this' },
  secondFactorNeeded: { status: 401, title: 'Confirm that it is you' },
  sessionRestricted: { status: 403, title: 'Finish setting up your account first' },
  notFound: { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'This would overwrite or repeat something' },
  tooLarge: { status: 413, title: 'Too much was sent' },
  wrongType: { status: 415, title: 'This kind of file is not accepted' },
  tooMany: { status: 429, title: 'Too many at once' },
  unexpected: { status: 500, title: 'Something went wrong on our side' },
  busy: { status: 503, title: 'This part of the site does not answer just now' },
} as const

type ProblemKind = keyof typeof problems

const problemKindByCode: Record<string, ProblemKind> = {
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

/** Sends an error as a problem; true when it is unexpected and should be logged. */
export function sendErrorProblem(response: Response, error: unknown): boolean {
  if (error instanceof ClientDisconnected || response.headersSent) {
    response.destroy()
    return false
  }
  const { kind, retryAfter = kind === 'busy' ? 5 : undefined, ...details } = toProblem(error)
  if (retryAfter) response.set('retry-after', String(retryAfter))
  if (kind === 'notSignedIn') response.set('www-authenticate', 'Bearer')
  // RFC 9470: the token is good, but who holds it must confirm that it is them.
  if (kind === 'secondFactorNeeded')
    response.set('www-authenticate', 'Bearer error="insufficient_user_authentication", max_age="300"')
  sendProblem(response, kind, details)
  return kind === 'unexpected'
}

/** Sends a problem with its details. */
export function sendProblem(response: Response, kind: ProblemKind, details: Record<string, unknown>): void {
  response
    .status(problems[kind].status)
    .set('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(buildDocument(kind, details)))
}

/** An error as the document of a problem, for a response that has begun; an unexpected one should be logged. */
export function toProblemDocument(error: unknown): { document: object; isUnexpected: boolean } {
  const { kind, retryAfter: _, ...details } = toProblem(error)
  return { document: buildDocument(kind, details), isUnexpected: kind === 'unexpected' }
}

function buildDocument(kind: ProblemKind, details: object): object {
  const { status, title } = problems[kind]
  return { type: `/api/docs#problem-${kind}`, title, status, detail: title, ...details }
}

interface Problem {
  kind: ProblemKind
  retryAfter?: number
  detail?: string
  errors?: Record<string, string>
  reason?: string
}

function toProblem(error: unknown): Problem {
  if (error instanceof RejectedFileError) {
    const { kind, message, reason } = error
    return { kind, detail: message, errors: { file: message }, reason }
  }
  if (error instanceof MalformedUploadError)
    return { kind: 'invalid', detail: error.message, errors: { file: error.message } }
  if (isInvalidValue(error)) return { kind: 'invalid', detail: invalidValueMessage }
  // Messages of the database contain names of tables and user input: they are only logged.
  if (!(error instanceof GraphQLError)) return { kind: isDatabaseUnavailable(error) ? 'busy' : 'unexpected' }
  const { code, fields, retryAfter } = error.extensions as unknown as ErrorExtensions
  const kind = problemKindByCode[code]
  if (!kind) return { kind: 'unexpected' }
  return {
    kind,
    detail: error.message,
    ...(fields && { errors: fields }),
    ...(retryAfter && { retryAfter }),
  }
}

interface ErrorExtensions {
  code: string
  fields?: Record<string, string>
  retryAfter?: number
}
