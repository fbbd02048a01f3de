/** The errors of streamed routes as problems. */
import type { Response } from 'express'
import { GraphQLError } from 'graphql'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import {
  buildProblem,
  describeProblem,
  type ProblemDetails,
  type ProblemKind,
} from '../problems/problems.rules.ts'
import { sendProblem } from '../problems/send-problem.ts'
import { invalidValueMessage, isInvalidValue } from '../service/format-error.ts'
import { ClientDisconnected, MalformedUploadError, RejectedFileError } from './upload-errors.ts'

/** Sends an error as a problem; true when it is unexpected and should be logged. */
export function sendErrorProblem(response: Response, error: unknown): boolean {
  if (error instanceof ClientDisconnected || response.headersSent) {
    response.destroy()
    return false
  }
  const { kind, details } = toProblem(error)
  sendProblem(response, kind, details)
  return kind === 'unexpected'
}

/** An error as the document of a problem, for a response that has begun; an unexpected one should be logged. */
export function toProblemDocument(error: unknown): { document: object; isUnexpected: boolean } {
  const { kind, details } = toProblem(error)
  const { retryAfter: _, ...members } = details
  return { document: buildProblem(kind, members), isUnexpected: kind === 'unexpected' }
}

function toProblem(error: unknown): { kind: ProblemKind; details: ProblemDetails } {
  if (error instanceof RejectedFileError) {
    const { kind, message, reason } = error
    return { kind, details: { detail: message, errors: { file: message }, reason } }
  }
  if (error instanceof MalformedUploadError)
    return { kind: 'invalid', details: { detail: error.message, errors: { file: error.message } } }
  if (isInvalidValue(error)) return { kind: 'invalid', details: { detail: invalidValueMessage } }
  // Messages of the database contain names of tables and user input: they are only logged.
  if (isDatabaseUnavailable(error)) return { kind: 'busy', details: { retryAfter: 5 } }
  return (error instanceof GraphQLError && describeProblem(error)) || { kind: 'unexpected', details: {} }
}
