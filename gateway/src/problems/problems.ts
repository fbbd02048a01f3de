// The problems of the REST API: application/problem+json (RFC 9457).
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendProblem as sendProblemOfKind } from '@access/service-kit/problems'
import { type ProblemKind, problems } from '@access/service-kit/problems/problems.rules'

type Details = Parameters<typeof sendProblemOfKind>[2]

/** Thrown anywhere in the REST adapter, sent in one place. */
export class Problem extends Error {
  readonly kind: ProblemKind
  readonly details: Details

  constructor(kind: ProblemKind, details: Details = {}) {
    super(details.detail ?? problems[kind].title)
    this.kind = kind
    this.details = details
  }

  get status() {
    return problems[this.kind].status
  }
}

export const sendProblem = (response: ServerResponse, { kind, details }: Problem) =>
  sendProblemOfKind(response, kind, details)

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
