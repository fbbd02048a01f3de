/** Sends a planned request to the product exactly as it is written: `fetch` would mend a broken address. */
import { once } from 'node:events'
import { Agent, type IncomingMessage, request as startRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { Operation } from './openapi.ts'
import type { Caller, RequestPlan, Segment } from './request-arbitrary.ts'

export interface HttpResponse {
  status: number
  /** Without its parameters; '' where there is none. */
  contentType: string
  content: Buffer
}

/** The ids of existing items, by path. */
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
  const { body } = plan
  return send(`${target.url}${resolveAddress(target, operation, plan)}`, {
    method: operation.method,
    headers: {
      ...plan.headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': body.type, 'content-length': String(Buffer.byteLength(body.content)) }),
    },
    content: body?.content ?? null,
  })
}

/** The URL of the planned request. */
export function resolveAddress(
  { knownIds }: Target,
  { path }: Operation,
  { segments, query }: RequestPlan,
): string {
  const items = knownIds.get(path) ?? []
  const characters = (name: string, segment: Segment) =>
    'raw' in segment
      ? segment.raw
      : encodeURIComponent(items[segment.knownIndex % items.length]?.[name] ?? 'none')
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => characters(name, segments[name]!))
  const placeholder = new URLSearchParams(query.map(([name, value]) => [name, value.toWellFormed()]))
  return query.length > 0 ? `${filled}?${placeholder}` : filled
}

/** Of a stream that goes on for as long as somebody reads it. */
async function readBeginning(response: IncomingMessage): Promise<Buffer> {
  const [chunk] = (await once(response, 'data')) as [Buffer]
  response.destroy()
  return chunk
}

interface Sending {
  method: string
  headers: Record<string, string>
  content: string | Buffer | null
}

function send(url: string, { method, headers, content }: Sending): Promise<HttpResponse> {
  const { hostname, port } = new URL(url)
  const path = url.slice(new URL(url).origin.length)
  return new Promise((resolve, reject) => {
    const request = startRequest({ agent, hostname, port, method, path, headers }, (response) => {
      const { statusCode: status = 0, headers } = response
      const [contentType = ''] = (headers['content-type'] ?? '').split(';')
      const reading = contentType === 'text/event-stream' ? readBeginning(response) : buffer(response)
      reading.then((content) => resolve({ status, contentType, content }), reject)
    })
    request.once('error', reject)
    request.end(content)
  })
}
