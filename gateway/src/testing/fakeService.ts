// A service as the gateway knows it, without its insides: the real schema, answers a test chooses, real HTTP.
import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { buildSubgraphSchema } from '@apollo/subgraph'
import { GraphQLError, graphql, parse } from 'graphql'

type Resolver = (parent: unknown, args: never, call: Call) => unknown
export type Resolvers = Record<string, Record<string, Resolver>>

/** One call as it arrived. */
interface Call {
  headers: IncomingMessage['headers']
  query: string
  variables: Record<string, unknown>
}

export interface FakeService {
  url: string
  calls: Call[]
  /** Says that items of these types changed. */
  notice(...types: string[]): void
  /** Ends the streams of notices, as a restart would. */
  hangUp(): void
  /** Whether it says that it is ready; it does unless told otherwise. */
  setReady(isReady: boolean): void
  close(): Promise<void>
}

const schemaOf = (name: string) =>
  parse(readFileSync(new URL(`../../../services/${name}/schema.graphql`, import.meta.url), 'utf8'))

/** What a service does with calls whose bodies are files; they came signed. */
export type Files = (request: IncomingMessage, response: ServerResponse) => void

/** Starts one on a free port. Calls without a right signature are refused, as the real ones do. */
export async function fakeService(
  name: string,
  secret: string,
  resolvers: Resolvers,
  files?: Files,
): Promise<FakeService> {
  const schema = buildSubgraphSchema([{ typeDefs: schemaOf(name), resolvers: resolvers as never }])
  const calls: Call[] = []
  const listeners = new Set<ServerResponse>()
  let isReady = true

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { headers, url, method } = request
    if (url === '/readyz') return void response.writeHead(isReady ? 200 : 503).end()
    if (files && isSigned(headers, `${method} ${url}`)) return files(request, response)
    const body = await text(request)
    if (!isSigned(headers, body)) return void response.writeHead(401).end()
    if (url === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      listeners.add(response)
      return
    }
    const { query, variables, operationName } = JSON.parse(body)
    const call: Call = { headers, query, variables }
    calls.push(call)
    const result = await graphql({
      schema,
      source: query,
      variableValues: variables,
      operationName,
      contextValue: call,
    })
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result))
  }

  function isSigned(headers: IncomingMessage['headers'], body: string) {
    const time = String(headers['x-gateway-time'])
    const right = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
    return headers['x-gateway-signature'] === right && Math.abs(Date.now() - Number(time)) < 60_000
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end('not JSON'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    notice(...types) {
      for (const listener of listeners) listener.write(`data: ${JSON.stringify({ types })}\n\n`)
    },
    setReady(ready) {
      isReady = ready
    },
    hangUp() {
      for (const listener of listeners) listener.end()
      listeners.clear()
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

/** A refusal as the services throw them. */
export function refusal(code: string, message: string, more: object = {}) {
  return new GraphQLError(message, { extensions: { code, ...more } })
}
