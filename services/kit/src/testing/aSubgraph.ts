/** A whole service on a database of its own, asked over HTTP as the gateway asks it. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EntityManager } from '@mikro-orm/postgresql'
import { onTestFinished } from 'vitest'
import { closeDatabase, openDatabase } from '../database/open.ts'
import { buildApp } from '../service/app.ts'
import { logOf } from '../service/log.ts'
import type { Service } from '../service/service.ts'
import { type Settings, settingsFrom } from '../service/settings.ts'
import { signed, streamed } from '../session/signing.ts'
import { aTestAuth, type TestAuth } from './aTestAuth.ts'
import { aDatabase } from './databases.ts'

/** What a refused call was told. */
export interface Refusal {
  code: string
  message: string
  fields?: Record<string, string>
  retryAfter?: number
}

interface Asking {
  /** A bearer token; nobody asks without one. */
  token?: string
  headers?: Record<string, string>
}

type Answer = { data?: unknown; errors?: { message: string; extensions: Refusal }[] }

export interface Subgraph {
  url: string
  databaseUrl: string
  settings: Settings
  auth: TestAuth
  /** A good administrator's token. */
  token: string
  /** The data of an answer; fails the test when the call was refused. */
  ask<Data = unknown>(query: string, variables?: object, asking?: Asking): Promise<Data>
  /** The same, by an administrator. */
  asAdministrator<Data = unknown>(query: string, variables?: object): Promise<Data>
  /** What a call that must be refused was told; fails the test when it was not. */
  refusal(query: string, variables?: object, asking?: Asking): Promise<Refusal>
  /** The whole answer, data and errors. */
  answer(query: string, variables?: object, asking?: Asking): Promise<Answer>
  /** A signed call to any other path. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** The same, of a call whose body is a stream. */
  stream(path: string, init?: RequestInit): Promise<Response>
  /** A fresh look at the database. */
  em(): EntityManager
  close(): Promise<void>
}

export interface SubgraphOptions {
  env?: Record<string, string>
  /** Fill it as on first start. */
  seed?: boolean
  /** Takes the lines of its log, which are printed otherwise. */
  logInto?: { write(line: string): void }
}

/** Starts the service for this test; it is closed when the test ends. */
export async function aSubgraph(
  service: Service,
  { env = {}, seed = false, logInto }: SubgraphOptions = {},
): Promise<Subgraph> {
  const secret = 'a secret for tests'
  const [database, auth] = await Promise.all([aDatabase(service.name, service), aTestAuth(secret)])
  const settings = settingsFrom({
    DATABASE_URL: database.url,
    AUTH_URL: auth.url,
    INTERNAL_SECRET: secret,
    SEED: seed ? 'demo' : 'none',
    THROTTLES: 'off',
    LOG_LEVEL: 'error',
    ...env,
  })
  const orm = await openDatabase(service, database.url, {
    pool: 4,
    // On a busy machine a crowd of questions waits longer than in production it may.
    patience: 30_000,
  })
  if (seed) await orm.em.fork().transactional((em) => service.seed!(em as EntityManager, settings))
  const built = await buildApp(service, orm, settings, logOf(service.name, settings.logLevel, logInto))
  const server = createServer(built.app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(
    query: string,
    variables = {},
    { token, headers = {} }: Asking = {},
  ): Promise<Answer> {
    const body = JSON.stringify({ query, variables })
    const bearer = token ? { authorization: `Bearer ${token}` } : {}
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed(secret, body), ...bearer, ...headers },
      body,
    })
    return (await response.json()) as Answer
  }

  async function ask(query: string, variables?: object, asking?: Asking) {
    const { data, errors } = await answer(query, variables, asking)
    if (errors) throw new Error(`refused: ${JSON.stringify(errors)}`)
    return data as never
  }

  let closed = false
  async function close() {
    if (closed) return
    closed = true
    await built.stop()
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
    await closeDatabase(orm)
    await auth.close()
    await database.drop()
  }
  onTestFinished(close)

  const token = auth.token()
  return {
    url,
    databaseUrl: database.url,
    settings,
    auth,
    token,
    ask,
    asAdministrator: (query, variables) => ask(query, variables, { token }),
    async refusal(query, variables, asking) {
      const { data, errors } = await answer(query, variables, asking)
      const [first] = errors ?? []
      if (!first) throw new Error(`not refused: ${JSON.stringify(data)}`)
      return { ...first.extensions, message: first.message }
    },
    answer,
    fetch(path, init = {}) {
      const body = init.body === undefined ? '' : String(init.body)
      return fetch(`${url}${path}`, { ...init, headers: { ...signed(secret, body), ...init.headers } })
    },
    stream(path, init = {}) {
      const signature = signed(secret, streamed(init.method ?? 'GET', path))
      return fetch(`${url}${path}`, { ...init, headers: { ...signature, ...init.headers } })
    },
    em: () => orm.em.fork() as EntityManager,
    close,
  }
}
