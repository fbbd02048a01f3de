/** Error responses outside GraphQL: application/problem+json (RFC 9457), as in the gateway. */
import type { Response } from 'express'
import { GraphQLError } from 'graphql'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import {
  buildProblem,
  type ProblemKind,
  problemKindByCode,
  problems,
  stepUpChallenge,
} from '../problems/problems.rules.ts'
import { invalidValueMessage, isInvalidValue } from '../service/format-error.ts'
import { ClientDisconnected, MalformedUploadError, RejectedFileError } from './upload-errors.ts'

/** Sends an error as a problem; true when it is unexpected and should be logged. */
export function sendErrorProblem(response: Response, error: unknown): boolean {
  if (error instanceof ClientDisconnected || response.headersSent) {
    response.destroy()
    return false
  }
  const { kind, retryAfter = kind === 'busy' ? 5 : undefined, ...details } = toProblem(error)
  if (retryAfter) response.set('retry-after', String(retryAfter))
  if (kind === 'notSignedIn') response.set('www-authenticate', 'Bearer')
  if (kind === 'secondFactorNeeded') response.set('www-authenticate', stepUpChallenge)
  sendProblem(response, kind, details)
  return kind === 'unexpected'
}

/** Sends a problem with its details. */
export function sendProblem(response: Response, kind: ProblemKind, details: Record<string, unknown>): void {
  response
    .status(problems[kind].status)
    .set('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(buildProblem(kind, details)))
}

/** An error as the document of a problem, for a response that has begun; an unexpected one should be logged. */
export function toProblemDocument(error: unknown): { document: object; isUnexpected: boolean } {
  const { kind, retryAfter: _, ...details } = toProblem(error)
  return { document: buildProblem(kind, details), isUnexpected: kind === 'unexpected' }
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
  const kind = problemKindByCode[String(error.extensions.code)]
  if (!kind) return { kind: 'unexpected' }
  const { fields, retryAfter } = error.extensions as ErrorExtensions
  return {
    kind,
    detail: error.message,
    ...(fields && { errors: fields }),
    ...(retryAfter && { retryAfter }),
  }
}

interface ErrorExtensions {
  fields?: Record<string, string>
  retryAfter?: number
}
