// The whole gateway on a free port, in front of fake services.
import { request as plainRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'
import type { Settings } from '../context/settings.ts'
import { startGatewayProcess } from '../main.ts'
import type { FileHandler, Resolvers } from './fake-service.ts'
import { startFakeService } from './fake-service.ts'

const secret = 'a secret of the inner circle, in tests'

interface RequestOptions {
  token?: string
  headers?: Record<string, string>
}

interface Services {
  auth?: Resolvers
  content?: Resolvers
  requests?: Resolvers
  /** The file handlers of content and requests. */
  files?: FileHandler
  /** What content says of the organisation to who signs. */
  organisation?: () => object
  /** To whom the schema is shown. */
  introspection?: 'everybody' | 'signedIn' | 'nobody'
  /** Whether anonymous clients may send operations of their own; the tests' own are no client's. */
  allowsArbitraryOperations?: boolean
  /** Where the releases are, with their persisted operations; none by default. */
  releases?: Settings['releases']
  /** The list of the shell's operations. */
  shellOperationsFile?: string
}

/** Any JSON value. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they are about to check
export type Json = any

export interface TestResponse {
  status: number
  headers: Headers
  text: string
  /** The body as JSON, null when it is not. */
  json: Json
}

/** Starts one; everything is closed when the test ends. */
export async function startTestGateway({
  auth = {},
  content = {},
  requests = {},
  files,
  organisation,
  introspection = 'nobody',
  allowsArbitraryOperations = true,
  releases = null,
  shellOperationsFile = '',
}: Services = {}) {
  const services = {
    auth: await startFakeService('auth', secret, auth),
    content: await startFakeService('content', secret, content, files, organisation),
    requests: await startFakeService('requests', secret, requests, files),
  }
  const gateway = await startGatewayProcess({
    listenUrl: 'http://127.0.0.1:0',
    secret,
    subgraphs: { auth: services.auth.url, content: services.content.url, requests: services.requests.url },
    introspection,
    allowsArbitraryOperations,
    releases,
    shellOperationsFile,
    logLevel: 'silent',
  })
  onTestFinished(async () => {
    await gateway.stop()
    await Promise.all(Object.values(services).map((service) => service.close()))
  })
  const url = `http://127.0.0.1:${gateway.port}`

  async function send(method: string, path: string, body?: unknown, { token, headers }: RequestOptions = {}) {
    const isText = typeof body === 'string'
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
    })
    return read(response)
  }

  return {
    ...services,
    url,
    secret,
    send,
    get: (path: string, sending?: RequestOptions) => send('GET', path, undefined, sending),
    query: (query: string, variables: object = {}, sending?: RequestOptions) =>
      send('POST', '/graphql', { query, variables }, sending),
    /** Waits until change notices arrive, so that responses are cached. */
    waitForChangeStream: () =>
      vi.waitFor(() => assertTrue(gateway.answers.isEnabled), { interval: 5, timeout: 15_000 }),
    /** Waits until the loss of the change stream is detected. */
    waitForLostChangeStream: () =>
      vi.waitFor(() => assertTrue(!gateway.answers.isEnabled), { interval: 1, timeout: 15_000 }),
    /** Sends a path as it is, which fetch would normalize. */
    getRawPath: (path: string) => rawGet(url, path),
  }
}

async function read(response: Response): Promise<TestResponse> {
  const body = await response.text()
  return { status: response.status, headers: response.headers, text: body, json: parseJson(body) }
}

function parseJson(body: string): Json {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function rawGet(url: string, path: string) {
  const { hostname, port } = new URL(url)
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const call = plainRequest({ hostname, port, path }, async (response) => {
      resolve({ status: response.statusCode ?? 0, text: await text(response) })
    })
    call.once('error', reject).end()
  })
}

function assertTrue(condition: boolean) {
  if (!condition) throw new Error('not yet')
}
