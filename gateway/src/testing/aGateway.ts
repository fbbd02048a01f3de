// The whole gateway on a free port, in front of fake services, for tests that knock on its door.
import { request as plainRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { onTestFinished, vi } from 'vitest'
import { start } from '../main.ts'
import type { Files, Resolvers } from './fakeService.ts'
import { fakeService } from './fakeService.ts'

const secret = 'a secret of the inner circle, in tests'

interface Sending {
  token?: string
  headers?: Record<string, string>
}

interface Services {
  auth?: Resolvers
  content?: Resolvers
  requests?: Resolvers
  /** What content and requests do with files. */
  files?: Files
  /** Leave development's conveniences on. */
  production?: boolean
}

/** A JSON value, as deep as a test looks into it. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers whose shape they are about to check
export type Json = any

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** The body as JSON, null when it is not. */
  json: Json
}

/** Starts one; everything is closed when the test ends. */
export async function aGateway({
  auth = {},
  content = {},
  requests = {},
  files,
  production = true,
}: Services = {}) {
  const services = {
    auth: await fakeService('auth', secret, auth),
    content: await fakeService('content', secret, content, files),
    requests: await fakeService('requests', secret, requests, files),
  }
  const gateway = await start({
    port: 0,
    secret,
    subgraphs: { auth: services.auth.url, content: services.content.url, requests: services.requests.url },
    production,
    logLevel: 'silent',
  })
  onTestFinished(async () => {
    await gateway.stop()
    await Promise.all(Object.values(services).map((service) => service.close()))
  })
  const url = `http://127.0.0.1:${gateway.port}`

  async function send(method: string, path: string, body?: unknown, { token, headers }: Sending = {}) {
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
    send,
    get: (path: string, sending?: Sending) => send('GET', path, undefined, sending),
    ask: (query: string, variables: object = {}, sending?: Sending) =>
      send('POST', '/graphql', { query, variables }, sending),
    /** Waits until change notices arrive, so that answers are kept. */
    listening: () => vi.waitFor(() => ensure(gateway.answers.isOpen), { interval: 5, timeout: 15_000 }),
    /** Waits until the loss of the notices is noticed. */
    deaf: () => vi.waitFor(() => ensure(!gateway.answers.isOpen), { interval: 1, timeout: 15_000 }),
    /** Sends a path exactly as written, which fetch would tidy up. */
    rawPath: (path: string) => rawGet(url, path),
  }
}

async function read(response: Response): Promise<Answer> {
  const body = await response.text()
  return { status: response.status, headers: response.headers, text: body, json: jsonOf(body) }
}

function jsonOf(body: string): Json {
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

function ensure(condition: boolean) {
  if (!condition) throw new Error('not yet')
}
