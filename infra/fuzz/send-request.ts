/** Sends a planned request to the product exactly as it is written: `fetch` would mend a broken address. */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request as startRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Operation } from './openapi.ts'
import type { Caller, RequestPlan } from './request-arbitrary.ts'

export interface HttpResponse {
  status: number
  /** Without its parameters; '' where there is none. */
  contentType: string
  content: Buffer
}

export interface Target {
  url: string
  /** Values of the paths that exist, by the operation's path: each a value for every parameter. */
  knownIds: Map<string, Record<string, string>[]>
  getToken(caller: Caller, operation: Operation): Promise<string | null>
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 })

export async function sendRequest(
  target: Target,
  operation: Operation,
  plan: RequestPlan,
): Promise<HttpResponse> {
  const token = await target.getToken(plan.caller, operation)
  const { hostname, port } = new URL(target.url)
  const { type, content } = plan.body ?? {}
  const request = startRequest({
    ...{ agent, hostname, port, method: operation.method, path: resolvePath(target, operation, plan) },
    headers: {
      ...plan.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(content !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(content) }),
    },
  })
  request.end(content)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const [contentType = ''] = (response.headers['content-type'] ?? '').split(';')
  const status = response.statusCode ?? 0
  if (contentType !== 'text/event-stream') return { status, contentType, content: await buffer(response) }
  // A stream goes on for as long as somebody reads it.
  const [beginning] = (await once(response, 'data')) as [Buffer]
  response.destroy()
  return { status, contentType, content: beginning }
}

/** The path of the planned request, with its query. */
export function resolvePath(
  { knownIds }: Target,
  { path }: Operation,
  { segments, query }: RequestPlan,
): string {
  const items = knownIds.get(path) ?? []
  const resolve = (name: string, segment: number | string) =>
    typeof segment === 'string'
      ? segment
      : encodeURIComponent(items[segment % items.length]?.[name] ?? 'none')
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => resolve(name, segments[name]!))
  return `${filled}?${new URLSearchParams(query)}`
}
