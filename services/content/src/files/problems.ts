/** What is answered when a file is not taken or not there: application/problem+json, as the gateway says it. */
import type { Response } from 'express'
import { GraphQLError } from 'graphql'
import type { Reason } from './file.rules.ts'
import { Gone, NotAFile, Refused } from './refused.ts'

const problems = {
  invalid: { status: 400, title: 'Something that was sent cannot be accepted' },
  notSignedIn: { status: 401, title: 'Sign in to do this' },
  notFound: { status: 404, title: 'Not found' },
  tooLarge: { status: 413, title: 'Too much was sent' },
  wrongType: { status: 415, title: 'This kind of file is not taken' },
  unexpected: { status: 500, title: 'Something went wrong on our side' },
  busy: { status: 503, title: 'This part of the site does not answer just now' },
} as const

type Kind = keyof typeof problems

const kindOfReason: Partial<Record<Reason, Kind>> = {
  pictureTooBig: 'tooLarge',
  pdfTooBig: 'tooLarge',
  wrongType: 'wrongType',
  vector: 'wrongType',
  phone: 'wrongType',
}

const kindOfCode: Record<string, Kind> = {
  UNAUTHENTICATED: 'notSignedIn',
  NOT_FOUND: 'notFound',
  BUSY: 'busy',
}

interface Told {
  kind: Kind
  detail?: string
  reason?: Reason
  isAboutTheFile?: boolean
  retryAfter?: number
}

/** Answers with what went wrong; true when it was our fault, and somebody should look. */
export function sendProblem(answer: Response, error: unknown): boolean {
  if (error instanceof Gone || answer.headersSent) {
    answer.destroy()
    return false
  }
  const { kind, retryAfter, reason, isAboutTheFile, ...told } = problemOf(error)
  const { status, title } = problems[kind]
  const { detail = title } = told
  if (retryAfter) answer.set('retry-after', String(retryAfter))
  if (kind === 'notSignedIn') answer.set('www-authenticate', 'Bearer')
  const errors = isAboutTheFile ? { file: detail } : undefined
  answer
    .status(status)
    .set('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify({ type: `/api/docs#problem-${kind}`, title, status, detail, errors, reason }))
  return kind === 'unexpected'
}

function problemOf(error: unknown): Told {
  if (error instanceof Refused) {
    const { message: detail, reason } = error
    return { kind: kindOfReason[reason] ?? 'invalid', detail, reason, isAboutTheFile: true }
  }
  if (error instanceof NotAFile) return { kind: 'invalid', detail: error.message, isAboutTheFile: true }
  if (!(error instanceof GraphQLError)) return { kind: 'unexpected' }
  const { code, retryAfter } = error.extensions as { code: string; retryAfter?: number }
  return { kind: kindOfCode[code] ?? 'unexpected', detail: error.message, retryAfter }
}
