/** What is answered when a paper is not taken or not given: application/problem+json, as the gateway says it. */
import type { Response } from 'express'
import { GraphQLError } from 'graphql'
import { type Reason, sentences } from './document.rules.ts'
import { Gone, NotAFile, Refused } from './refused.ts'

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

const kindOfReason: Partial<Record<Reason, Kind>> = {
  tooBig: 'tooLarge',
  wrongType: 'wrongType',
  notWhatItSays: 'wrongType',
}

const kindOfCode: Record<string, Kind> = {
  BAD_USER_INPUT: 'invalid',
  UNAUTHENTICATED: 'notSignedIn',
  NOT_FOUND: 'notFound',
  CONFLICT: 'conflict',
  RATE_LIMITED: 'tooMany',
  BUSY: 'busy',
}

/** Answers with what went wrong; true when it was our fault, and somebody should look. */
export function sendProblem(answer: Response, error: unknown): boolean {
  if (error instanceof Gone || answer.headersSent) {
    answer.destroy()
    return false
  }
  const { kind, ...told } = problemOf(error)
  const { status, title } = problems[kind]
  if (told.retryAfter) answer.set('retry-after', String(told.retryAfter))
  if (kind === 'notSignedIn') answer.set('www-authenticate', 'Bearer')
  const { detail = title, errors, reason } = told
  answer
    .status(status)
    .set('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ type: `/api/docs#problem-${kind}`, title, status, detail, errors, reason }))
  return kind === 'unexpected'
}

interface Told {
  kind: Kind
  detail?: string
  errors?: Record<string, string>
  reason?: Reason
  retryAfter?: number
}

function problemOf(error: unknown): Told {
  if (error instanceof Refused) {
    const { message: file, reason } = error
    return { kind: kindOfReason[reason] ?? 'invalid', detail: file, errors: { file }, reason }
  }
  if (error instanceof NotAFile)
    return { kind: 'invalid', detail: error.message, errors: { file: error.message } }
  if (error instanceof GraphQLError) {
    const { code, retryAfter } = error.extensions as { code: string; retryAfter?: number }
    return { kind: kindOfCode[code] ?? 'unexpected', detail: error.message, retryAfter }
  }
  if (isShortOf(error)) return { kind: 'busy', detail: sentences.serverBusy('this file'), retryAfter: 60 }
  return { kind: 'unexpected' }
}

/** The database has no space, no memory or no connection left (SQLSTATE class 53), or is restarting (57P). */
const isShortOf = (error: unknown) =>
  /^(?:53[0-9A-Z]{3}|57P0\d)$/.test(String((error as { code?: unknown })?.code))
