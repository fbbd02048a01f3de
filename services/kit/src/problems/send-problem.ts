/** Sends problems: application/problem+json (RFC 9457), with the headers that belong to their kinds. */
import type { ServerResponse } from 'node:http'
import {
  buildProblem,
  type ProblemDetails,
  type ProblemKind,
  problems,
  stepUpChallenge,
} from './problems.rules.ts'

/** `allow` are the methods of the address; any other member is part of the document. */
export function sendProblem(
  response: ServerResponse,
  kind: ProblemKind,
  { retryAfter, allow, ...members }: ProblemDetails & { allow?: string[]; report?: object },
): void {
  const { status } = problems[kind]
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
