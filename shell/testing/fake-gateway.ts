/** A gateway for tests: it responds to GraphQL by the operation's name and to REST by method and path, without a network. */
type FakeResponse = unknown
type FakeResponder =
  | FakeResponse
  | ((variables: Record<string, unknown>) => FakeResponse | Promise<FakeResponse>)

/**
 * Its responses: `{ Judgments: { judgments: [] }, 'POST /api/auth/login': ({ email }) => … }`. A function gets the
 * variables or the body; an Error becomes an error response: with its own code if it is from `buildGatewayError(…)`, else internal.
 */
export type FakeResponses = Record<string, FakeResponder>

/** One request: an operation or a REST call, its query string, its variables or body (of a form its fields), its authorization and its idempotency key. */
export type RecordedRequest = {
  name: string
  query: string
  variables: Record<string, unknown>
  authorization: string | null
  idempotencyKey: string | null
}

export type FakeGateway = {
  fetch: typeof fetch
  /** All requests, in order. */
  requests: RecordedRequest[]
  /** How often an operation was requested. */
  countRequests(name: string): number
  /** Changes its responses from now on. */
  respondWith(responses: FakeResponses): void
}

export function createFakeGateway(initial: FakeResponses = {}): FakeGateway {
  // Every page of the portal asks how long the session lasts and what waits, and follows what changes; every form of an
  // item asks for its draft. Where that matters, a test answers it itself.
  const responses: FakeResponses = {
    CurrentSession: { session: null },
    PendingCounts: { pendingCounts: null, unreadNotificationCount: null },
    'GET /api/admin/live': () => new Response(new ReadableStream(), { status: 200 }),
    ItemDrafts: { drafts: [] },
    ItemDraft: { draft: null },
    SaveItemDraft: ({ itemId, values, version }: Record<string, unknown>) => ({
      draft: { __typename: 'ItemDraft', itemId, values, version, savedAt: new Date().toISOString() },
    }),
    DiscardItemDraft: { draft: null },
    ...initial,
  }
  const requests: RecordedRequest[] = []
  return {
    requests,
    countRequests: (name) => requests.filter((recorded) => recorded.name === name).length,
    respondWith: (addedResponses) => void Object.assign(responses, addedResponses),
    async fetch(input, init) {
      const request = new Request(
        new URL(input instanceof Request ? input.url : input, location.origin),
        init,
      )
      const { pathname, search: query } = new URL(request.url)
      const body = (await readBody(request, init)) as Record<string, unknown>
      const isGraphql = pathname === '/graphql'
      const name = isGraphql ? getOperationName(body) : `${request.method} ${pathname}`
      const variables = (isGraphql ? body.variables : body) as Record<string, unknown>
      const getHeader = (headerName: string) => request.headers.get(headerName)
      const [authorization, idempotencyKey] = [getHeader('authorization'), getHeader('idempotency-key')]
      requests.push({ name, query, variables, authorization, idempotencyKey })
      if (!(name in responses)) return reportUnexpected(name, isGraphql)
      const fakeResponse = await resolveResponse(responses[name], variables)
      return isGraphql ? buildGraphqlResponse(fakeResponse) : buildRestResponse(fakeResponse)
    },
  }
}

async function resolveResponse(
  responder: FakeResponder,
  variables: Record<string, unknown>,
): Promise<FakeResponse> {
  if (typeof responder !== 'function') return responder
  try {
    return await responder(variables)
  } catch (reason) {
    return reason
  }
}

function buildGraphqlResponse(fakeResponse: FakeResponse): Response {
  if (fakeResponse instanceof PartialResponse)
    return buildErrorResponse(fakeResponse.error, fakeResponse.data)
  if (!(fakeResponse instanceof Error)) return buildJsonResponse(200, { data: fakeResponse })
  return buildErrorResponse(fakeResponse)
}

function buildErrorResponse(fakeResponse: Error, data: unknown = null): Response {
  const extensions =
    fakeResponse instanceof GatewayError
      ? { code: fakeResponse.code, fields: fakeResponse.fields, retryAfter: fakeResponse.retryAfter }
      : { code: 'INTERNAL_SERVER_ERROR' }
  return buildJsonResponse(200, { data, errors: [{ message: fakeResponse.message, extensions }] })
}

function buildRestResponse(fakeResponse: FakeResponse): Response {
  if (fakeResponse instanceof Response) return fakeResponse
  if (!(fakeResponse instanceof Error)) return buildJsonResponse(200, fakeResponse)
  const status = fakeResponse instanceof GatewayError ? statusByCode[fakeResponse.code] : 500
  const errors =
    fakeResponse instanceof GatewayError && fakeResponse.fields ? { errors: fakeResponse.fields } : {}
  return buildJsonResponse(status, { type: 'about:blank', status, detail: fakeResponse.message, ...errors })
}

// On the console, so that a test that lacks a response fails with the operation's name.
function reportUnexpected(name: string, isGraphql: boolean): Response {
  console.error(`the fake gateway has no response for ${name}`)
  const reason = new Error(`no response for ${name}`)
  return isGraphql ? buildGraphqlResponse(reason) : buildRestResponse(reason)
}

const getOperationName = (body: Record<string, unknown>) =>
  (body.operationName as string | undefined) ??
  /^\s*(?:query|mutation)\s+(\w+)/m.exec(String(body.query))?.[1] ??
  'an operation without a name'

async function readBody(request: Request, init?: RequestInit): Promise<unknown> {
  if (init?.body instanceof FormData) return Object.fromEntries(init.body)
  const text = await request.text()
  return text ? JSON.parse(text) : {}
}

const buildJsonResponse = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

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

type GatewayErrorCode = keyof typeof statusByCode

/** What an error says beside its code; `retryAfter` in seconds. */
type ErrorDetails = { detail?: string; fields?: Record<string, string>; retryAfter?: number }

/** An error of the gateway, in GraphQL and in REST. */
class GatewayError extends Error {
  declare readonly code: GatewayErrorCode
  declare readonly fields?: Record<string, string>
  declare readonly retryAfter?: number
}

/** An error response: `buildGatewayError('BAD_USER_INPUT', { fields: { name: 'Enter your name' } })`. */
export const buildGatewayError = (
  code: GatewayErrorCode,
  { detail = 'Rejected', ...details }: ErrorDetails = {},
): GatewayError => Object.assign(new GatewayError(detail), { code, ...details })

/** A response that lacks a part: its data, with null there, and an error. */
class PartialResponse {
  declare readonly data: unknown
  declare readonly error: GatewayError
}

/** A partial response: `buildPartialResponse({ caseCount: null, postCount: 3 }, 'BUSY')`. */
export const buildPartialResponse = (data: unknown, code: GatewayErrorCode): PartialResponse =>
  Object.assign(new PartialResponse(), { data, error: buildGatewayError(code) })
