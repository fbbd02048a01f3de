/** The problems that calls outside GraphQL are answered with: application/problem+json (RFC 9457). */

export const problems = {
  invalid: { status: 400, title: 'Something that was sent cannot be accepted' },
  malformed: { status: 400, title: 'The request cannot be read' },
  notSignedIn: { status: 401, title: 'Sign in to do this' },
  forbidden: { status: 403, title: 'Your role does not include this' },
  secondFactorNeeded: { status: 401, title: 'Confirm that it is you' },
  sessionRestricted: { status: 403, title: 'Finish setting up your account first' },
  forbiddenOrigin: { status: 403, title: 'This is only accepted from our own pages' },
  notFound: { status: 404, title: 'Not found' },
  methodNotAllowed: { status: 405, title: 'This cannot be done here' },
  conflict: { status: 409, title: 'This would overwrite or repeat something' },
  tooLarge: { status: 413, title: 'Too much was sent' },
  notJson: { status: 415, title: 'Send JSON' },
  wrongType: { status: 415, title: 'This kind of file is not accepted' },
  tooMany: { status: 429, title: 'Too many at once' },
  unexpected: { status: 500, title: 'Something went wrong on our side' },
  busy: { status: 503, title: 'This part of the site does not answer just now' },
} as const

export type ProblemKind = keyof typeof problems

/** The problem for each GraphQL error code. */
const problemKindByCode: Record<string, ProblemKind> = {
  BAD_USER_INPUT: 'invalid',
  UNAUTHENTICATED: 'notSignedIn',
  FORBIDDEN: 'forbidden',
  SECOND_FACTOR_NEEDED: 'secondFactorNeeded',
  SESSION_RESTRICTED: 'sessionRestricted',
  NOT_FOUND: 'notFound',
  CONFLICT: 'conflict',
  TOO_LARGE: 'tooLarge',
  RATE_LIMITED: 'tooMany',
  BUSY: 'busy',
}

/** Whether a message with this code is one of our own, written for people. */
export const isPublicCode = (code: unknown): code is string =>
  typeof code === 'string' && Object.hasOwn(problemKindByCode, code)

/** The codes of GraphQL itself, for documents that are not executed. */
export const documentErrorCodes: readonly unknown[] = [
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]

/** RFC 9470: the token is good, but its holder must confirm that it is them. */
export const stepUpChallenge = 'Bearer error="insufficient_user_authentication", max_age="300"'

/** What a problem says besides its kind. */
export interface ProblemDetails {
  /** What happened this time, for people. */
  detail?: string
  /** The validation errors by field. */
  errors?: Record<string, string>
  /** A machine-readable reason. */
  reason?: string
  /** In seconds. */
  retryAfter?: number
  /** The second factors of which one is missing, and the options for WebAuthn. */
  secondFactor?: string[]
  passkeyOptions?: object
}

/** An error with one of our codes as a problem; null for any other. */
export function describeProblem({ message: detail, extensions = {} }: ReportedError) {
  if (!isPublicCode(extensions.code)) return null
  const kind = problemKindByCode[extensions.code]!
  const { fields: errors, retryAfter, secondFactor, passkeyOptions } = extensions as ErrorExtensions
  const isTemporary = kind === 'tooMany' || kind === 'busy'
  const details: ProblemDetails = {
    detail,
    ...(errors && { errors }),
    ...(isTemporary && { retryAfter: retryAfter ?? 5 }),
    ...(secondFactor && { secondFactor }),
    ...(passkeyOptions && { passkeyOptions }),
  }
  return { kind, details }
}

interface ReportedError {
  message: string
  extensions?: Record<string, unknown>
}

type ErrorExtensions = Omit<ProblemDetails, 'errors'> & { fields?: ProblemDetails['errors'] }

/** A problem as JSON; `details` may replace the `detail`, which is the title otherwise. */
export function buildProblem(kind: ProblemKind, details: object) {
  const { status, title } = problems[kind]
  return { type: `/api/docs#problem-${kind}`, title, status, detail: title, ...details }
}
