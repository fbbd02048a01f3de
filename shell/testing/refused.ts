/** How the gateway says no, in GraphQL and in REST. */

const statusOfCode = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  BUSY: 503,
} as const

export type Code = keyof typeof statusOfCode

export class Refused extends Error {
  readonly code: Code
  readonly status: number
  readonly fields: Record<string, string> | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(code: Code, message: string, fields?: Record<string, string>, retryAfter?: number) {
    super(message)
    this.code = code
    this.status = statusOfCode[code]
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** An answer that refuses: `refused('BAD_USER_INPUT', { fields: { name: 'Enter your name' } })`. */
export function refused(
  code: Code,
  {
    detail = 'Refused',
    fields,
    retryAfter,
  }: { detail?: string; fields?: Record<string, string>; retryAfter?: number } = {},
): Refused {
  return new Refused(code, detail, fields, retryAfter)
}
