/** What the gateway's answers mean for a form, whichever way it was asked. */
import type { Outcome } from '@access/kit'

/** Seconds, where the gateway does not say. */
const later = 30

/** As much of an answer as is needed here, from whichever fetch. */
type Answered = {
  ok: boolean
  status: number
  headers: { get(name: string): string | null }
  json(): Promise<unknown>
}

/** An answer to a REST call. Reads it to its end. */
export async function outcomeOf<Answer>(answer: Answered): Promise<Outcome<Answer>> {
  const said: unknown = await answer.json().catch(() => null)
  if (answer.ok && said !== null) return { answer: said as Answer }
  const { errors } = (said ?? {}) as { errors?: Record<string, string> }
  if (answer.status < 500 && errors) return { errors }
  const retryAfter = Number(answer.headers.get('retry-after') ?? later)
  if (answer.status === 413) return { failure: 'too large', retryAfter }
  return { failure: answer.status === 429 ? 'too many' : 'failed', retryAfter }
}

type Refused = { extensions?: { code?: string; fields?: Record<string, string>; retryAfter?: number } }

/** An answer to a GraphQL operation. */
export async function outcomeOfOperation<Data>(answer: Response): Promise<Outcome<Data> | { missing: true }> {
  const { data, errors } = (await answer.json()) as { data?: Data; errors?: Refused[] }
  if (!errors && data) return { answer: data }
  const { code, fields, retryAfter = later } = errors?.[0]?.extensions ?? {}
  if (code === 'BAD_USER_INPUT' && fields) return { errors: fields }
  if (code === 'NOT_FOUND') return { missing: true }
  if (code === 'TOO_LARGE') return { failure: 'too large', retryAfter }
  return { failure: code === 'RATE_LIMITED' ? 'too many' : 'failed', retryAfter }
}
