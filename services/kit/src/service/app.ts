/** The HTTP server of a service: GraphQL for the gateway, health checks, and the service's own routes. */
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled'
import { expressMiddleware } from '@as-integrations/express5'
import type { MikroORM } from '@mikro-orm/postgresql'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { type Administrator, type Context, requireAdministrator } from '../context/context.ts'
import { describeError, type Log, withRequestId } from '../context/log.ts'
import type { Settings } from '../context/settings.ts'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import { buildSubgraph } from '../graphql/build-subgraph.ts'
import { type Authenticate, AuthUnavailable, createAuthenticator } from '../session/authenticate.ts'
import { getStreamPayload, hasValidSignature } from '../session/request-signature.ts'
import { createErrorFormatter } from './format-error.ts'
import { createReadinessCheck } from './readiness-check.ts'
import type { Service } from './service.ts'

/** The context of a service's own routes. */
export interface RouteContext {
  app: Express
  orm: MikroORM
  settings: Settings
  log: Log
  /** Middleware that rejects unsigned requests. */
  requireSignature: RequestHandler
  /** The same for streamed bodies, which are not read: the signature covers method and path. */
  requireStreamSignature: RequestHandler
  /** The administrator who sent the request; rejects with `NotSignedIn`, or with `ServiceUnavailable` while auth does not answer. */
  getAdministrator(request: express.Request): Promise<Administrator>
  /** Registers a task for the shutdown: close streams, end listeners. */
  onStop(work: () => Promise<void> | void): void
}

/** An application that is ready to listen. */
export interface BuiltApp {
  app: Express
  /** Ends streams and other long-lived work; pending requests are still answered. */
  stop(): Promise<void>
}

/** Creates the application on an open, migrated database. */
export async function buildApp(
  service: Service,
  orm: MikroORM,
  settings: Settings,
  log: Log,
): Promise<BuiltApp> {
  const stopTasks: (() => Promise<void> | void)[] = []
  const { schema } = await buildSubgraph(service.subgraph)
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    // No CSRF check: browsers do not call services, only signed requests get this far.
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    logger: log as never,
    plugins: [ApolloServerPluginInlineTraceDisabled()],
    formatError: createErrorFormatter(log),
  })
  await apollo.start()

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(withRequestId)
  app.get('/livez', (_, response) => void response.json({ status: 'alive' }))
  const checkDatabase = createReadinessCheck(orm)
  app.get('/readyz', async (_, response) => {
    const isReady = await checkDatabase()
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: isReady ? 'ready' : 'not ready' })
  })

  const requireSignature = createSignatureCheck(settings.secret, service.bodyLimit ?? '1mb')
  const authenticate: Authenticate =
    service.createAuthenticator?.(orm, settings) ?? createAuthenticator(settings)
  app.use(
    '/graphql',
    ...requireSignature,
    parseJson,
    expressMiddleware(apollo, {
      context: ({ req }) => createContext(req, orm, settings, log, authenticate),
    }),
  )
  await service.routes?.({
    app,
    orm,
    settings,
    log,
    requireSignature: express.Router().use(...requireSignature),
    requireStreamSignature: createStreamSignatureCheck(settings.secret),
    getAdministrator: async (request) =>
      requireAdministrator(await createContext(request, orm, settings, log, authenticate)),
    onStop: (work) => stopTasks.push(work),
  })

  app.use((_, response) => void response.status(404).json({ error: 'There is nothing here' }))
  app.use(createHttpErrorHandler(log))

  return {
    app,
    async stop() {
      for (const work of stopTasks) await work()
    },
  }
}

async function createContext(
  request: express.Request,
  orm: MikroORM,
  settings: Settings,
  log: Log,
  authenticate: Authenticate,
): Promise<Context> {
  const context: Context = {
    em: orm.em.fork() as Context['em'],
    administrator: null,
    settings,
    log,
    clientIp: String(request.headers['x-client-address'] ?? ''),
    userAgent: String(request.headers['x-client-agent'] ?? ''),
    idempotencyKey: String(request.headers['x-idempotency-key'] ?? ''),
  }
  const token = /^Bearer (\S{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return context
  try {
    context.administrator = await authenticate(token)
  } catch (error) {
    if (!(error instanceof AuthUnavailable)) throw error
    context.isAuthUnavailable = true
  }
  return context
}

/** The body is kept as bytes until its signature is checked. */
function createSignatureCheck(secret: string, limit: string): RequestHandler[] {
  return [
    express.raw({ type: () => true, limit }),
    (request, response, next) => {
      const body = Buffer.isBuffer(request.body) ? request.body : ''
      if (hasValidSignature(secret, request.headers, body)) next()
      else rejectUnsigned(response)
    },
  ]
}

const createStreamSignatureCheck =
  (secret: string): RequestHandler =>
  (request, response, next) => {
    if (hasValidSignature(secret, request.headers, getStreamPayload(request.method, request.originalUrl)))
      next()
    else rejectUnsigned(response)
  }

const rejectUnsigned = (response: express.Response) =>
  void response.status(401).json({ error: 'This call is not signed' })

const parseJson: RequestHandler = (request, response, next) => {
  try {
    request.body = JSON.parse(String(request.body))
    next()
  } catch {
    response.status(400).json({ error: 'This is not JSON' })
  }
}

const createHttpErrorHandler =
  (log: Log): ErrorRequestHandler =>
  (error, _request, response, _next) => {
    const isClientError = error.status >= 400 && error.status < 500
    const status = isClientError ? error.status : isDatabaseUnavailable(error) ? 503 : 500
    if (!isClientError) log.error(describeError(error), 'a request failed')
    if (status === 503) response.set('retry-after', '5')
    response.status(status).json({ error: statusMessages[status] ?? 'Bad request' })
  }

const statusMessages: Record<number, string> = {
  413: 'This is too large',
  500: 'Something went wrong',
  503: 'The database does not answer just now',
}
