/** How a call that is not GraphQL says no: application/problem+json (RFC 9457), as the gateway says it. */
import type { Response } from 'express'
import { GraphQLError } from 'graphql'

const problems = {
  invalid: { status: 400, title: 'Something that was sent cannot be accepted' },
  notSignedIn: { status: 401, title: 'Sign in to do this' },
  notFound: { status: 404, title: 'Not found' },
  conflict: { status: 409, title: 'This would overwrite or repeat something' },
  tooLarge: { status: 413, title: 'Too much was sent' },
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
  if (answer.headersSent) {
    answer.destroy()
    return false
  }
  const { code, fields, retryAfter } = saidBy(error)
  const kind = kindOfCode[code] ?? 'unexpected'
  if (kind === 'busy') answer.set('retry-after', String(retryAfter ?? 5))
  if (kind === 'notSignedIn') answer.set('www-authenticate', 'Bearer')
  sendProblem(answer, kind, {
    ...(kind !== 'unexpected' && { detail: (error as Error).message }),
    ...(fields && { errors: fields }),
  })
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

interface Said {
  code: string
  fields?: Record<string, string>
  retryAfter?: number
}

/** Two who wait for each other (SQLSTATE 40P01), or a database that is short of something or restarting, may try again. */
function saidBy(error: unknown): Said {
  if (error instanceof GraphQLError) return error.extensions as unknown as Said
  const code = String((error as { code?: unknown } | null)?.code)
  return { code: /^(?:40P01|53[0-9A-Z]{3}|57P0\d)$/.test(code) ? 'BUSY' : 'INTERNAL_SERVER_ERROR' }
}
