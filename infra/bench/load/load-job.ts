/** What the load generator is asked to do, and what it reports. */

/** A request as it is sent; `{n}` in path, headers and body is another number each time. */
export interface SentRequest {
  method: string
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface LoadJob {
  origin: string
  /** Sent in turn. */
  requests: SentRequest[]
  connections: number
  /** Until so many seconds are over, or, where it is given, so many requests have been answered. */
  seconds: number
  maxRequests?: number
  /** The first of the numbers for `{n}`. */
  firstNumber: number
}

export interface LoadReport {
  count: number
  /** How many of the answers were errors. */
  errorCount: number
  seconds: number
  /** In milliseconds. */
  latency: { p50: number; p95: number; p99: number; max: number }
}

/** The request with this number for `{n}`; most have none, and stay as they are. */
export function numberRequest(request: SentRequest, number: number): SentRequest {
  const { method, path, headers, body } = request
  const insert = (text: string) => text.replaceAll('{n}', `${number}`)
  return {
    method,
    path: insert(path),
    ...(headers && {
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, insert(value)])),
    }),
    ...(body !== undefined && { body: insert(body) }),
  }
}
