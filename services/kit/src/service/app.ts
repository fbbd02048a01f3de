/** The HTTP side of a service: GraphQL for the gateway, health for whoever runs us, and what else the service adds. */
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginInlineTraceDisabled } from '@apollo/server/plugin/disabled'
import { expressMiddleware } from '@as-integrations/express5'
import type { MikroORM } from '@mikro-orm/postgresql'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { isDatabaseUnavailable } from '../database/unavailable.ts'
import { federated } from '../federated.ts'
import { isSigned, streamed } from '../session/signing.ts'
import { type Recognise, recogniseBy, SessionsUnknown } from '../session/tokens.ts'
import { type Administrator, administratorsOnly, type Context } from './context.ts'
import { type Log, loggable, withRequestId } from './log.ts'
import { createReadinessCheck } from './readiness.ts'
import { asTold } from './refusals.ts'
import type { Service } from './service.ts'
import type { Settings } from './settings.ts'

/** What a service's own routes may use. */
export interface Inside {
  app: Express
  orm: MikroORM
  settings: Settings
  log: Log
  /** Lets only signed calls through. */
  signedOnly: RequestHandler
  /** The same for calls whose body is a stream: it is not read, and what is signed is method and path. */
  signedStreamsOnly: RequestHandler
  /** The administrator who calls; rejects with `NotSignedIn`, or `TooBusy` while the sessions are not known. */
  administratorOf(request: express.Request): Promise<Administrator>
  /** Work to do when the service stops: close streams, end listeners. */
  onStop(work: () => Promise<void> | void): void
}

/** An application ready to listen. */
export interface BuiltApp {
  app: Express
  /** Ends what would go on for ever, such as streams; requests under way are answered all the same. */
  stop(): Promise<void>
}

/** Puts the service together on an open, migrated database. */
export async function buildApp(
  service: Service,
  orm: MikroORM,
  settings: Settings,
  log: Log,
): Promise<BuiltApp> {
  const stopping: (() => Promise<void> | void)[] = []
  const { schema } = await federated(service.subgraph)
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: true,
    allowBatchedHttpRequests: false,
    // No browser calls us: only signed calls get this far.
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    logger: log as never,
    plugins: [ApolloServerPluginInlineTraceDisabled()],
    formatError: asTold(log),
  })
  await apollo.start()

  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(withRequestId)
  app.get('/livez', (_, answer) => void answer.json({ status: 'alive' }))
  const isDatabaseReady = createReadinessCheck(orm)
  app.get('/readyz', async (_, answer) => {
    const isReady = await isDatabaseReady()
    answer
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json({ status: isReady ? 'ready' : 'not ready' })
  })

  const signedOnly = signedOnlyBy(settings.secret, service.bodyLimit ?? '1mb')
  const recognise: Recognise = service.recognise?.(orm, settings) ?? recogniseBy(settings)
  app.use(
    '/graphql',
    ...signedOnly,
    parseJson,
    expressMiddleware(apollo, {
      context: ({ req }) => contextFor(req, orm, settings, log, recognise),
    }),
  )
  await service.routes?.({
    app,
    orm,
    settings,
    log,
    signedOnly: express.Router().use(...signedOnly),
    signedStreamsOnly: signedStreamsOnlyBy(settings.secret),
    administratorOf: async (request) =>
      administratorsOnly(await contextFor(request, orm, settings, log, recognise)),
    onStop: (work) => stopping.push(work),
  })

  app.use((_, answer) => void answer.status(404).json({ error: 'There is nothing here' }))
  app.use(refusedBeforeGraphql(log))

  return {
    app,
    async stop() {
      for (const work of stopping) await work()
    },
  }
}

async function contextFor(
  request: express.Request,
  orm: MikroORM,
  settings: Settings,
  log: Log,
  recognise: Recognise,
): Promise<Context> {
  const context: Context = {
    em: orm.em.fork() as Context['em'],
    administrator: null,
    settings,
    log,
    address: String(request.headers['x-client-address'] ?? ''),
    agent: String(request.headers['x-client-agent'] ?? ''),
    idempotencyKey: String(request.headers['x-idempotency-key'] ?? ''),
  }
  const token = /^Bearer (\S{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return context
  try {
    context.administrator = await recognise(token)
  } catch (error) {
    if (!(error instanceof SessionsUnknown)) throw error
    context.sessionsUnknown = true
  }
  return context
}

/** The body is kept as bytes until its signature is checked. */
function signedOnlyBy(secret: string, limit: string): RequestHandler[] {
  return [
    express.raw({ type: () => true, limit }),
    (request, answer, next) => {
      const body = Buffer.isBuffer(request.body) ? request.body : ''
      if (isSigned(secret, request.headers, body)) next()
      else refuseUnsigned(answer)
    },
  ]
}

const signedStreamsOnlyBy =
  (secret: string): RequestHandler =>
  (request, answer, next) => {
    if (isSigned(secret, request.headers, streamed(request.method, request.originalUrl))) next()
    else refuseUnsigned(answer)
  }

const refuseUnsigned = (answer: express.Response) =>
  void answer.status(401).json({ error: 'This call is not signed' })

const parseJson: RequestHandler = (request, answer, next) => {
  try {
    request.body = JSON.parse(String(request.body))
    next()
  } catch {
    answer.status(400).json({ error: 'This is not JSON' })
  }
}

const refusedBeforeGraphql =
  (log: Log): ErrorRequestHandler =>
  (error, _request, answer, _next) => {
    const isTheirs = error.status >= 400 && error.status < 500
    const status = isTheirs ? error.status : isDatabaseUnavailable(error) ? 503 : 500
    if (!isTheirs) log.error(loggable(error), 'a request failed')
    if (status === 503) answer.set('retry-after', '5')
    answer.status(status).json({ error: sentences[status] ?? 'Bad request' })
  }

const sentences: Record<number, string> = {
  413: 'This is too large',
  500: 'Something went wrong',
  503: 'The database does not answer just now',
}
