/** How a call that is not GraphQL says no: application/problem+json (RFC 9457), as the gateway says it. */
import type { Response } from 'express'
import { GraphQLError } from 'graphql'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { unstorable } from '../service/refusals.ts'
import { Gone, NotAFile, RefusedFile } from './refusals.ts'

const problems = {
  invalid: { status: 400, title: 'Something that was sent cannot be accepted' },
  notSignedIn: { status: 401, title: 'Sign in to do this' },
  notFound: { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'This would overwrite or repeat something' },
  tooLarge: { status: 413, title: 'Too much was sent' },
  wrongType: { status: 415, title: 'This kind of file is not taken' },
  tooMany: { status: 429, title: 'Too many at once' },
  unexpected: { status: 500, title: 'Something went wrong on our side' },
  busy: { status: 503, title: 'This part of the site does not answer just now' },
} as const

type Kind = keyof typeof problems

const kindOfCode: Record<string, Kind> = {
  BAD_USER_INPUT: 'invalid',
  UNAUTHENTICATED: 'notSignedIn',
  NOT_FOUND: 'notFound',
  CONFLICT: 'conflict',
  TOO_LARGE: 'tooLarge',
  RATE_LIMITED: 'tooMany',
  BUSY: 'busy',
}

/** Answers with what went wrong; true when it was our fault, and somebody should look. */
export function answerProblem(answer: Response, error: unknown): boolean {
  if (error instanceof Gone || answer.headersSent) {
    answer.destroy()
    return false
  }
  const { kind, retryAfter = kind === 'busy' ? 5 : undefined, ...more } = toldOf(error)
  if (retryAfter) answer.set('retry-after', String(retryAfter))
  if (kind === 'notSignedIn') answer.set('www-authenticate', 'Bearer')
  sendProblem(answer, kind, more)
  return kind === 'unexpected'
}

/** Answers with a problem, and with what else there is to say about it. */
export function sendProblem(answer: Response, kind: Kind, more: Record<string, unknown>): void {
  const { status, title } = problems[kind]
  answer
    .status(status)
    .set('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ type: `/api/docs#problem-${kind}`, title, status, detail: title, ...more }))
}

interface Told {
  kind: Kind
  retryAfter?: number
  detail?: string
  errors?: Record<string, string>
  reason?: string
}

function toldOf(error: unknown): Told {
  if (error instanceof RefusedFile) {
    const { kind, message, reason } = error
    return { kind, detail: message, errors: { file: message }, reason }
  }
  if (error instanceof NotAFile)
    return { kind: 'invalid', detail: error.message, errors: { file: error.message } }
  if (unstorable(error)) return { kind: 'invalid', detail: 'Something in this cannot be stored' }
  // What a database says names its tables and holds what was sent: it is for the log alone.
  if (!(error instanceof GraphQLError)) return { kind: isDatabaseUnavailable(error) ? 'busy' : 'unexpected' }
  const { code, fields, retryAfter } = error.extensions as unknown as Said
  const kind = kindOfCode[code]
  if (!kind) return { kind: 'unexpected' }
  return {
    kind,
    detail: error.message,
    ...(fields && { errors: fields }),
    ...(retryAfter && { retryAfter }),
  }
}

interface Said {
  code: string
  fields?: Record<string, string>
  retryAfter?: number
}
