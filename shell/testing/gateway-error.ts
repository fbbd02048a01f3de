/** Errors of the gateway, in GraphQL and in REST. */

const statusByCode = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_NEEDED: 401,
  SESSION_RESTRICTED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  RATE_LIMITED: 429,
  INTERNAL_SERVER_ERROR: 500,
  BUSY: 503,
} as const

export type GatewayErrorCode = keyof typeof statusByCode

export class GatewayError extends Error {
  readonly code: GatewayErrorCode
  readonly status: number
  readonly fields: Record<string, string> | undefined
  /** Seconds. */
  readonly retryAfter: number | undefined

  constructor(code: GatewayErrorCode, message: string, fields?: Record<string, string>, retryAfter?: number) {
    super(message)
    this.code = code
    this.status = statusByCode[code]
    this.fields = fields
    this.retryAfter = retryAfter
  }
}

/** A response that lacks a part: its data, with null there, and an error. */
export class PartialResponse {
  readonly data: unknown
  readonly error: GatewayError

  constructor(data: unknown, error: GatewayError) {
    this.data = data
    this.error = error
  }
}

/** A partial response: `buildPartialResponse({ caseCount: null, postCount: 3 }, 'BUSY')`. */
export const buildPartialResponse = (data: unknown, code: GatewayErrorCode) =>
  new PartialResponse(data, buildGatewayError(code))

/** An error response: `buildGatewayError('BAD_USER_INPUT', { fields: { name: 'Enter your name' } })`. */
export function buildGatewayError(
  code: GatewayErrorCode,
  {
    detail = 'Rejected',
    fields,
    retryAfter,
  }: { detail?: string; fields?: Record<string, string>; retryAfter?: number } = {},
): GatewayError {
  return new GatewayError(code, detail, fields, retryAfter)
}
