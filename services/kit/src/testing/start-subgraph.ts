/** A whole service on a database of its own, queried over HTTP as by the gateway. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { EntityManager } from '@mikro-orm/postgresql'
import { onTestFinished } from 'vitest'
import { createLog } from '../context/log.ts'
import { readSettings, type Settings } from '../context/settings.ts'
import { buildApp } from '../service/app.ts'
import type { Service } from '../service/service.ts'
import { createSignatureHeaders } from '../transport/index.ts'
import { type OpenTestDatabase, openEmptiedDatabase } from './emptied-databases.ts'
import { buildTestAuth, type TestAuth } from './test-auth.ts'

/** The error of a rejected request. */
export interface QueryError {
  code: string
  message: string
  fields?: Record<string, string>
  retryAfter?: number
}

export interface RequestOptions {
  /** The bearer token; anonymous without one. */
  token?: string
  headers?: Record<string, string>
}

type ExecutionResult = { data?: unknown; errors?: { message: string; extensions: QueryError }[] }

export interface Subgraph {
  url: string
  databaseUrl: string
  settings: Settings
  auth: TestAuth
  /** A valid token of an administrator. */
  token: string
  /** The data of a response; fails the test when there are errors. */
  query<Data = unknown>(query: string, variables?: object, options?: RequestOptions): Promise<Data>
  /** The same, by an administrator. */
  queryAsAdministrator<Data = unknown>(query: string, variables?: object): Promise<Data>
  /** The only field of the data of a response. */
  read<Field = unknown>(query: string, variables?: object, options?: RequestOptions): Promise<Field>
  /** The same, by an administrator. */
  readAsAdministrator<Field = unknown>(query: string, variables?: object): Promise<Field>
  /** The error of a request that must fail; fails the test when it succeeds. */
  queryError(query: string, variables?: object, options?: RequestOptions): Promise<QueryError>
  /** The same, by an administrator. */
  errorAsAdministrator(query: string, variables?: object): Promise<QueryError>
  /** The whole response, data and errors. */
  execute(query: string, variables?: object, options?: RequestOptions): Promise<ExecutionResult>
  /** A signed request to any other path. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** A new entity manager. */
  em(): EntityManager
  /** Ends streams and other long-lived work, as a shutdown does first. */
  stop(): Promise<void>
  close(): Promise<void>
}

export interface SubgraphOptions {
  env?: Record<string, string>
  /** Seeds the database as on first start. */
  seed?: boolean
  /** Receives the log lines, which are printed otherwise. */
  logInto?: { write(line: string): void }
  /** For a test of what PostgreSQL or a process remembers of a database: none that other tests have used. */
  isDatabaseNew?: boolean
  /** An open database with the schema of the service, for a test that has a server of its own. */
  database?: OpenTestDatabase
}

/** What a seed depends on: not where other services are. */
const formatSeedKey = (env: Record<string, string>) =>
  JSON.stringify(Object.entries(env).filter(([name]) => !name.endsWith('_URL')))

/** Starts the service for this test; it is closed when the test ends. */
export async function startSubgraph(
  service: Service,
  { env = {}, seed = false, logInto, isDatabaseNew = false, database: givenDatabase }: SubgraphOptions = {},
): Promise<Subgraph> {
  const secret = 'a secret for tests'
  const auth = await buildTestAuth(secret)
  const readTestSettings = (databaseUrl: string) =>
    readSettings({
      DATABASE_URL: databaseUrl,
      AUTH_URL: auth.url,
      INTERNAL_SECRET: secret,
      AUDIT_KEY: 'an audit key for tests',
      SEED: seed ? 'demo' : 'own',
      THROTTLES: 'off',
      LOG_LEVEL: 'error',
      ...env,
    })
  const database =
    givenDatabase ??
    (await openEmptiedDatabase(service.name, service, {
      isNew: isDatabaseNew,
      seed: seed
        ? {
            key: formatSeedKey(env),
            fill: (orm, url) => orm.em.fork().transactional((em) => service.seed!(em, readTestSettings(url))),
          }
        : undefined,
    }))
  const { orm } = database
  const settings = readTestSettings(database.url)
  const application = await buildApp(
    service,
    orm,
    settings,
    createLog(service.name, settings.logLevel, logInto),
  )
  const server = createServer(application.app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function execute(
    query: string,
    variables = {},
    { token, headers = {} }: RequestOptions = {},
  ): Promise<ExecutionResult> {
    const body = JSON.stringify({ query, variables })
    const bearer = token ? { authorization: `Bearer ${token}` } : {}
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...createSignatureHeaders(secret, { method: 'POST', path: '/graphql' }),
        ...bearer,
        ...headers,
      },
      body,
    })
    return (await response.json()) as ExecutionResult
  }

  async function runQuery(query: string, variables?: object, options?: RequestOptions) {
    const { data, errors } = await execute(query, variables, options)
    if (errors) throw new Error(`unexpected errors: ${JSON.stringify(errors)}`)
    return data as never
  }

  async function readField(query: string, variables?: object, options?: RequestOptions) {
    return Object.values(await runQuery(query, variables, options))[0] as never
  }

  async function stop() {
    await application.stop()
    await application.recordLastDenials()
  }

  let isClosed = false
  async function close() {
    if (isClosed) return
    isClosed = true
    await stop()
    await new Promise((resolve) => {
      server.close(resolve)
      server.closeAllConnections()
    })
    await auth.close()
    await database.release()
  }
  onTestFinished(close)

  async function findError(query: string, variables?: object, options?: RequestOptions): Promise<QueryError> {
    const { data, errors } = await execute(query, variables, options)
    const [first] = errors ?? []
    if (!first) throw new Error(`expected an error: ${JSON.stringify(data)}`)
    return { ...first.extensions, message: first.message }
  }

  const token = auth.createToken()
  return {
    url,
    databaseUrl: database.url,
    settings,
    auth,
    token,
    query: runQuery,
    queryAsAdministrator: (query, variables) => runQuery(query, variables, { token }),
    read: readField,
    readAsAdministrator: (query, variables) => readField(query, variables, { token }),
    queryError: findError,
    errorAsAdministrator: (query, variables) => findError(query, variables, { token }),
    execute,
    fetch(path, init = {}) {
      return fetch(`${url}${path}`, {
        ...init,
        headers: {
          ...createSignatureHeaders(secret, { method: init.method ?? 'GET', path }),
          ...init.headers,
        },
      })
    },
    em: () => orm.em.fork(),
    stop,
    close,
  }
}
