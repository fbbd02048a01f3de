/** The HTTP server of a service: GraphQL for the gateway, health checks, and the service's own routes. */

import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
} from '@apollo/server/plugin/disabled'
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import { expressMiddleware } from '@as-integrations/express5'
import type { MikroORM } from '@mikro-orm/postgresql'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { createDenialRecorder } from '../audit/access-denials.ts'
import { hashAddress } from '../audit/audit-keys.ts'
import { type Administrator, type Context, requirePermission } from '../context/context.ts'
import { describeError, type Log, withRequestId } from '../context/log.ts'
import type { Settings } from '../context/settings.ts'
import { isDatabaseUnavailable } from '../database/database-unavailable.ts'
import { buildSubgraph } from '../graphql/build-subgraph.ts'
import type { Permission } from '../roles/roles.rules.ts'
import {
  type Authenticate,
  AuthUnavailable,
  backgroundHeader,
  createAuthenticator,
} from '../session/authenticate.ts'
import { requireStepUp } from '../session/step-up.ts'
import { createSignatureVerifier } from '../transport/index.ts'
import { createCacheControlPlugin } from './cache-control.ts'
import { createChangeIdPlugin } from './change-id.ts'
import { createErrorFormatter } from './format-error.ts'
import { assertPublicMutationsLimited, createPublicMutationPlugin } from './limit-public-mutations.ts'
import { createWaitingLimit } from './limit-waiting.ts'
import { createReadinessCheck } from './readiness-check.ts'
import { createDenialMiddleware, createDenialPlugin } from './record-denials.ts'
import { createInvalidTokenPlugin } from './reject-invalid-tokens.ts'
import { hasAuditLog, type Service } from './service.ts'

/** The context of a service's own routes. */
export interface RouteContext {
  app: Express
  orm: MikroORM
  settings: Settings
  log: Log
  /** Middleware that rejects unsigned requests. */
  requireSignature: RequestHandler
  /** Middleware that reads a JSON body. */
  readJson: RequestHandler
  /**
   * The administrator who sent the request, in a role with the permission; rejects with `NotSignedIn`, with `Forbidden`, or with
   * `ServiceUnavailable` while auth does not answer. With `stepUp` also with `SecondFactorNeeded`, as fields with
   * `@StepUp()` do.
   */
  getAdministrator(
    request: express.Request,
    permission: Permission,
    options?: { stepUp?: boolean },
  ): Promise<Administrator>
  /** Has every mutation wait for the number of its change, which goes into the header of the answer; 0 for none. */
  afterMutation(getChangeId: () => Promise<number>): void
  /** Sets that header for a route that has changed something. */
  setChangeId(response: express.Response): Promise<void>
  /** Registers a task for the shutdown: close streams, end listeners. */
  onStop(work: () => Promise<void> | void): void
}

/** An application that is ready to listen. */
export interface BuiltApp {
  app: Express
  /** Ends streams and other long-lived work; requests are still answered. */
  stop(): Promise<void>
  /** Records what was denied until now; for when no more requests come. */
  recordLastDenials(): Promise<void>
}

/**
 * For parsed operations: in bytes of JSON, of which parsed they take two to three times as much. Apollo's own store has
 * 30 MB, which clients fill who each send another operation (`infra/decisions/overload.md`).
 */
const maxDocumentBytes = 3 * 2 ** 20

/** Creates the application on an open, migrated database. */
export async function buildApp(
  service: Service,
  orm: MikroORM,
  settings: Settings,
  log: Log,
): Promise<BuiltApp> {
  const denials = hasAuditLog(service) ? createDenialRecorder(orm, log) : undefined
  const stopTasks: (() => Promise<void> | void)[] = []
  const changeIds = createChangeIdPlugin()
  const { schema } = await buildSubgraph(service.subgraph)
  const { publicMutations = {} } = service
  assertPublicMutationsLimited(schema, publicMutations)
  const apollo = new ApolloServer<Context>({
    schema,
    documentStore: new InMemoryLRUCache({ maxSize: maxDocumentBytes }),
    // Without locations the tokens are not remembered with the nodes.
    parseOptions: { noLocation: true },
    introspection: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    // No CSRF check: browsers do not call services, only signed requests get this far.
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    logger: log,
    plugins: [
      ApolloServerPluginInlineTraceDisabled(),
      // It would watch every field of every item; ours needs to know the operation alone.
      ApolloServerPluginCacheControlDisabled(),
      ...(service.announcesChanges ? [createCacheControlPlugin()] : []),
      changeIds.plugin,
      createPublicMutationPlugin(publicMutations),
      ...(denials ? [createDenialPlugin(denials)] : []),
      ...(service.createAuthenticator ? [] : [createInvalidTokenPlugin()]),
    ],
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

  if (denials) app.use(createDenialMiddleware(denials, settings))
  const requireSignature = createSignatureCheck(settings.secret)
  const readJson = express.json({ limit: '1mb', type: () => true })
  const authenticate: Authenticate =
    service.createAuthenticator?.(orm, settings) ?? createAuthenticator(settings)
  const sources = { orm, settings, log, authenticate }
  app.use(
    '/graphql',
    requireSignature,
    await createWaitingLimit(orm),
    readJson,
    expressMiddleware(apollo, {
      context: async ({ req, res }) => ({
        ...(await createContext(sources, req, res)),
        ...(service.afterSave && { afterSave: service.afterSave }),
      }),
    }),
  )
  await service.routes?.({
    app,
    orm,
    settings,
    log,
    requireSignature,
    readJson,
    async getAdministrator(request, permission, { stepUp = false } = {}) {
      const context = await createContext(sources, request)
      if (request.res) request.res.locals.administrator = context.administrator
      const administrator = requirePermission(context, permission)
      if (stepUp) await requireStepUp(context)
      return administrator
    },
    afterMutation: changeIds.afterMutation,
    setChangeId: changeIds.setChangeId,
    onStop: (work) => stopTasks.push(work),
  })

  app.use((_, response) => void response.status(404).json({ error: 'There is nothing here' }))
  app.use(createHttpErrorHandler(log))

  return {
    app,
    async stop() {
      for (const work of stopTasks) await work()
    },
    recordLastDenials: async () => denials?.stop(),
  }
}

type ContextSources = Pick<RouteContext, 'orm' | 'settings' | 'log'> & { authenticate: Authenticate }

async function createContext(
  { orm, settings, log, authenticate }: ContextSources,
  request: express.Request,
  response?: express.Response,
): Promise<Context> {
  const context: Context = {
    em: orm.em.fork(),
    administrator: null,
    settings,
    log,
    clientIp: String(request.headers['x-client-address'] ?? ''),
    userAgent: String(request.headers['x-client-agent'] ?? ''),
    deviceToken: String(request.headers['x-client-device'] ?? ''),
    setResponseHeader: (name, value) => void response?.setHeader(name, value),
    idempotencyKey: String(request.headers['x-idempotency-key'] ?? ''),
  }
  const token = /^Bearer (\S{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return context
  const isBackground = request.headers[backgroundHeader] === 'true'
  context.refreshAdministrator = () => authenticate(token, { isBackground, isFresh: true })
  try {
    const owner = await authenticate(token, { isBackground })
    // What a cache knows of a restriction may be over by now.
    const current = owner?.restriction ? await context.refreshAdministrator() : owner
    const administrator = current && { ...current, addressHash: hashAddress(settings, context.clientIp) }
    if (administrator?.restriction) context.restrictedAdministrator = administrator
    else context.administrator = administrator
    context.hasInvalidToken = !administrator
  } catch (error) {
    if (!(error instanceof AuthUnavailable)) throw error
    context.isAuthUnavailable = true
  }
  return context
}

function createSignatureCheck(secret: string): RequestHandler {
  const verify = createSignatureVerifier(secret)
  return ({ headers, method, originalUrl: path }, response, next) => {
    if (verify(headers, { method, path })) return next()
    response.locals.isUnsigned = true
    response.status(401).json({ error: 'This call is not signed' })
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
