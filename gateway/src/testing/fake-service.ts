// A fake service for the gateway's tests: the real schema, answers of the test, real HTTP.
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createSignatureVerifier } from '@access/service-kit/transport'
import { buildSubgraphSchema } from '@apollo/subgraph'
import { defaultFieldResolver, GraphQLError, type GraphQLFieldResolver, graphql, parse } from 'graphql'

// biome-ignore lint/suspicious/noExplicitAny: each test knows the arguments of the fields that it answers
type Resolver = (parent: unknown, args: any, call: Call) => unknown
export type Resolvers = Record<string, Record<string, Resolver>>

/** What a test has the service answer. */
export interface Answers {
  resolvers?: Resolvers
  /** The handler of signed file requests. */
  files?: FileHandler | undefined
  /** What it says of the organisation to a signed request. */
  organisation?: (() => object) | undefined
}

/** A received request. */
interface Call {
  headers: IncomingMessage['headers']
  query: string
  variables: Record<string, unknown>
  /** What the response carries besides its answer. */
  responseHeaders: Record<string, string>
}

export interface FakeService {
  url: string
  calls: Call[]
  /** Whether none of what follows was called, so that its clients noticed nothing. */
  readonly isUndisturbed: boolean
  /** Sends a change notice. */
  sendNotice(notice: { id: number; types: string[] }): void
  /** Ends the change streams, as a restart would. */
  endStreams(): void
  /** Whether it reports to be ready; true by default. */
  setReady(isReady: boolean): void
  /** Accepts no signature from now on, as when its clock was turned meanwhile. */
  turnClock(): void
  /** Does what it is asked next and closes the connection in place of an answer, as one that is killed then. */
  closeNext(): void
  /** Answers as this says from now on, as if it had just been started. */
  startOver(answers: Answers): void
  close(): Promise<void>
}

/** The schema of the service, whose references are resolved by what the test answers. */
function buildSchema(name: string, getResolvers: () => Resolvers) {
  const file = new URL(`../../../services/${name}/schema.graphql`, import.meta.url)
  const typeDefs = parse(readFileSync(file, 'utf8'))
  const entities = typeDefs.definitions.flatMap((definition) =>
    definition.kind === 'ObjectTypeDefinition' &&
    definition.directives?.some((directive) => directive.name.value === 'key')
      ? [definition.name.value]
      : [],
  )
  const resolveReference = (type: string) => (reference: object, call: object) =>
    getResolvers()[type]?.__resolveReference?.(reference, {}, call as Call) ?? reference
  const resolvers = Object.fromEntries(
    entities.map((type) => [type, { __resolveReference: resolveReference(type) }]),
  )
  return buildSubgraphSchema([{ typeDefs, resolvers }])
}

export type FileHandler = (request: IncomingMessage, response: ServerResponse) => void

/** Starts one on a free port. It rejects requests without a valid signature, as the real services do. */
export async function startFakeService(name: string, secret: string): Promise<FakeService> {
  let answers: Answers = {}
  const schema = buildSchema(name, () => answers.resolvers ?? {})
  const resolveField: GraphQLFieldResolver<unknown, Call> = (parent, args, call, info) => {
    const resolver = answers.resolvers?.[info.parentType.name]?.[info.fieldName]
    return resolver ? resolver(parent, args, call) : defaultFieldResolver(parent, args, call, info)
  }
  const calls: Call[] = []
  const listeners = new Set<ServerResponse>()
  let verify = createSignatureVerifier(secret)
  let isReady = true
  let isClosing = false
  let isUndisturbed = true

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { headers, url, method } = request
    if (url === '/readyz') return void response.writeHead(isReady ? 200 : 503).end()
    const signed = { method: method ?? '', path: url ?? '' }
    if (!verify(headers, signed)) return void response.writeHead(401).end()
    if (answers.files) return answers.files(request, response)
    const body = await text(request)
    if (url === '/changes') {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders()
      listeners.add(response)
      return
    }
    if (url === '/organisation')
      return void response
        .writeHead(answers.organisation ? 200 : 404)
        .end(JSON.stringify(answers.organisation?.()))
    const { query, variables, operationName } = JSON.parse(body)
    const call: Call = { headers, query, variables, responseHeaders: {} }
    calls.push(call)
    const result = await graphql({
      schema,
      source: query,
      variableValues: variables,
      operationName,
      contextValue: call,
      fieldResolver: resolveField,
    })
    if (isClosing) {
      isClosing = false
      return void request.socket.destroy()
    }
    response
      .writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        // As content says it of what it answers to visitors.
        ...(name === 'content' &&
          !headers.authorization &&
          !result.errors && { 'cache-control': 'max-age=900, public' }),
        ...call.responseHeaders,
      })
      .end(JSON.stringify(result))
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(500).end('not JSON'))
  })
  // A gateway that waits for the next test keeps its connections.
  server.keepAliveTimeout = 10 * 60_000
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    get isUndisturbed() {
      return isUndisturbed
    },
    sendNotice(notice) {
      isUndisturbed = false
      for (const listener of listeners) listener.write(`data: ${JSON.stringify(notice)}\n\n`)
    },
    setReady(ready) {
      isUndisturbed = false
      isReady = ready
    },
    turnClock() {
      isUndisturbed = false
      verify = () => false
    },
    closeNext() {
      isUndisturbed = false
      isClosing = true
    },
    endStreams() {
      isUndisturbed = false
      for (const listener of listeners) listener.end()
      listeners.clear()
    },
    startOver(newAnswers) {
      answers = newAnswers
      calls.length = 0
    },
    async close() {
      isUndisturbed = false
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

/** An error as the services throw it. */
export function createServiceError(code: string, message: string, more: object = {}) {
  return new GraphQLError(message, { extensions: { code, ...more } })
}
