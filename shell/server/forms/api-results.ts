/** Turns responses of the gateway, REST or GraphQL, into results for a form. */
import type { ApiResult } from '@access/kit'

/** In seconds, where the gateway sends none. */
const defaultRetryAfter = 30

/** The part of a response that is needed here, from whichever fetch. */
type JsonResponse = {
  ok: boolean
  status: number
  headers: { get(name: string): string | null }
  json(): Promise<unknown>
}

/** Parses the response to a REST call, and consumes it. */
export async function parseRestResult<Answer>(response: JsonResponse): Promise<ApiResult<Answer>> {
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && body !== null) return { data: body as Answer }
  const { errors } = (body ?? {}) as { errors?: Record<string, string> }
  // A file that cannot be taken is told so, whatever the status: the form goes on without it.
  if (errors && (response.status < 500 || errors.file)) return { errors }
  const retryAfter = Number(response.headers.get('retry-after') ?? defaultRetryAfter)
  if (response.status === 413) return { failure: 'too large', retryAfter }
  return { failure: response.status === 429 ? 'too many' : 'failed', retryAfter }
}

type GraphQLErrorBody = {
  message?: string
  extensions?: { code?: string; fields?: Record<string, string>; retryAfter?: number }
}

/** Parses the response to a GraphQL operation. */
export async function parseGraphqlResult<Data>(
  response: Response,
): Promise<ApiResult<Data> | { notFound: true }> {
  const { data, errors } = (await response.json()) as { data?: Data; errors?: GraphQLErrorBody[] }
  if (!errors && data) return { data }
  const [{ message = '', extensions = {} } = {}] = errors ?? []
  const { code, fields, retryAfter = defaultRetryAfter } = extensions
  if (code === 'BAD_USER_INPUT' && fields) return { errors: fields }
  if (code === 'NOT_FOUND') return { notFound: true }
  if (code === 'TOO_LARGE') return { failure: 'too large', retryAfter }
  if (code === 'CONFLICT') return { failure: 'failed', retryAfter, message }
  return { failure: code === 'RATE_LIMITED' ? 'too many' : 'failed', retryAfter }
}
