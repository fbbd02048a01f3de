// The whole gateway on a free port, in front of fake services.
import { request as plainRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { Settings } from '../context/settings.ts'
import { startGatewayProcess } from '../main.ts'
import type { FakeService, FileHandler, Resolvers } from './fake-service.ts'
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
  /** Whether anonymous clients may send operations of their own; the tests' own are no client's. */
  allowsArbitraryOperations?: boolean
  /** Where the releases are, with their persisted operations; none by default. */
  releases?: Settings['releases']
  /** The list of the shell's operations. */
  shellOperationsFile?: string
}

const administrator = { id: 'a1', email: 'ada@example.org', name: 'Ada', role: 'administrator' }

/** The auth service to which every token is one of an administrator. */
export const authOfAdministrator: Resolvers = { Query: { me: () => administrator } }

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

interface StartedGateway {
  services: Record<'auth' | 'content' | 'requests', FakeService>
  gateway: Awaited<ReturnType<typeof startGatewayProcess>>
}

/** Loading the supergraph takes longer than most tests: gateways that were left as they began wait for the next one. */
const idleGateways = new Map<string, StartedGateway[]>()

async function startWithServices(
  settings: Pick<Settings, 'allowsArbitraryOperations' | 'releases' | 'shellOperationsFile'>,
): Promise<StartedGateway> {
  const services = {
    auth: await startFakeService('auth', secret),
    content: await startFakeService('content', secret),
    requests: await startFakeService('requests', secret),
  }
  const gateway = await startGatewayProcess({
    listenUrl: 'http://127.0.0.1:0',
    secret,
    subgraphs: { auth: services.auth.url, content: services.content.url, requests: services.requests.url },
    ...settings,
    logLevel: 'silent',
  })
  return { services, gateway }
}

/** Starts one, or takes one that another test has finished with. */
export async function startTestGateway({
  auth = {},
  content = {},
  requests = {},
  files,
  organisation,
  allowsArbitraryOperations = true,
  releases = null,
  shellOperationsFile = '',
}: Services = {}) {
  const settings = { allowsArbitraryOperations, releases, shellOperationsFile }
  // What one has heard of the organization it remembers for a while.
  const key = JSON.stringify({ ...settings, hasOrganisation: organisation !== undefined })
  const idle = idleGateways.get(key) ?? []
  idleGateways.set(key, idle)
  const started = idle.pop() ?? (await startWithServices(settings))
  const { services, gateway } = started
  services.auth.startOver({ resolvers: auth })
  services.content.startOver({ resolvers: content, files, organisation })
  services.requests.startOver({ resolvers: requests, files })
  onTestFinished(async () => {
    const isAsItBegan =
      releases === null && !organisation && Object.values(services).every((service) => service.isUndisturbed)
    if (isAsItBegan) {
      idle.push(started)
      return
    }
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
    /** Opens the stream of change notices, as a shell does. */
    followChanges: () => fetch(`${url}/changes`),
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
