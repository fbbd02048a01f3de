/** The REST client: paths from keys, errors in the words of the specification. */
import { sendWithToken } from './stored-token.ts'

/** A response as RFC 9457 describes it, with the fields our gateway adds. */
export type ProblemDetails = {
  type?: string
  title?: string
  status?: number
  detail?: string
  errors?: Record<string, string>
  /** Of a sign-in: the second factors of which one is missing, and WebAuthn's options. */
  secondFactor?: string[]
  passkeyOptions?: object
}

/** Any response that is not a success. Its message is `status: body`, or `status: status text` when there is no body. */
export class RequestError extends Error {
  readonly status: number
  readonly problemDetails: ProblemDetails | null

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`)
    this.name = 'RequestError'
    this.status = status
    this.problemDetails = parseProblemDetails(body)
  }
}

type Key = readonly (string | number)[]
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export const api = {
  /** Reads what the key names: `['/api', 'cases', id]` is GET /api/cases/{id}. A 401 can mean null. */
  async read<Answer>(
    key: Key,
    { unauthorized = 'throw' }: { unauthorized?: 'throw' | 'null' } = {},
  ): Promise<Answer | null> {
    const response = await sendRequest('GET', buildPath(key))
    if (response.status === 401 && unauthorized === 'null') return null
    return parseResponse<Answer>(response)
  },

  /** Sends a body as JSON, with `headers` added to our own, and reads the response as JSON. */
  async send<Answer>(
    method: Exclude<Method, 'GET'>,
    path: string,
    body?: unknown,
    { headers = {} }: { headers?: Record<string, string> } = {},
  ): Promise<Answer | null> {
    return parseResponse<Answer>(await sendRequest(method, path, body, headers))
  },
}

/** The path a key names: its segments joined with slashes, each one safe to be part of a path. */
export function buildPath([root = '', ...segments]: Key): string {
  return [String(root), ...segments.map((segment) => encodeURIComponent(segment))].join('/')
}

function sendRequest(
  method: Method,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return sendWithToken((authorization) =>
    fetch(path, {
      method,
      credentials: 'include',
      headers: {
        ...headers,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...authorization,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  )
}

async function parseResponse<Answer>(response: Response): Promise<Answer | null> {
  const text = await response.text()
  if (!response.ok) throw new RequestError(response.status, response.statusText, text)
  return text ? (JSON.parse(text) as Answer) : null
}

function parseProblemDetails(body: string): ProblemDetails | null {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as ProblemDetails)
      : null
  } catch {
    return null
  }
}
