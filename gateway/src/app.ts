// The application of the gateway, from the first middleware to the last.

import { describeError, getRequestId, withRequestId } from '@access/service-kit/log'
import express, {
  type ErrorRequestHandler,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { OrganisationReader } from './context/organisation.ts'
import type { FileProxy } from './file-transfer/file-proxy.ts'
import type { Gateway } from './graphql/graphql-gateway.ts'
import { createGraphqlRouter } from './graphql/graphql-router.ts'
import type { PersistedOperations } from './graphql/persisted-operations.ts'
import { createDocsRouter } from './openapi/docs-router.ts'
import { toMalformedProblem } from './problems/json-bodies.ts'
import { Problem, sendProblem } from './problems/problems.ts'
import { createHealthRouter, type Readiness } from './readiness.ts'
import { createRestRouter, rejectMalformedToken } from './rest/rest-handler.ts'

interface Options {
  gateway: Gateway
  persistedOperations: PersistedOperations
  /** Anonymous clients may send operations of their own. */
  allowsArbitraryOperations: boolean
  schema: GraphQLSchema
  organisation: OrganisationReader
  /** The readiness of all services. */
  readiness(): Promise<Readiness>
  fileProxy: Pick<FileProxy, 'router' | 'followChanges'>
  textReplies: RequestHandler
  log: Logger
}

/** Creates the application. */
export function createApp(options: Options) {
  const { schema, organisation, log } = options
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('query parser', 'simple')
  app.set('case sensitive routing', true)

  app.use(withRequestId, withSafeHeaders, createRequestLogger(log))
  app.use(createHealthRouter(options.readiness))
  app.get('/changes', options.fileProxy.followChanges)
  app.use('/graphql', createGraphqlRouter(options))
  app.use(
    '/api',
    rejectMalformedToken,
    createDocsRouter(schema, organisation),
    options.fileProxy.router,
    options.textReplies,
    createRestRouter(options),
  )
  app.use(sendNotFound)
  app.use(createErrorHandler(log))
  return app
}

/** Security headers: responses are data, which must not be executed, framed or sniffed. */
function withSafeHeaders(_request: Request, response: Response, next: NextFunction) {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader(
    'content-security-policy',
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  next()
}

/** Logs one line per request, without the path, which may contain user input. */
function createRequestLogger(log: Logger) {
  return (request: Request, response: Response, next: NextFunction) => {
    const startedAt = performance.now()
    const requestId = getRequestId()
    response.once('close', () => {
      const ms = Math.round(performance.now() - startedAt)
      const route = response.locals.route ?? 'other'
      log.info({ requestId, method: request.method, route, status: response.statusCode, ms })
    })
    next()
  }
}

const sendNotFound: RequestHandler = (_request, response) =>
  sendProblem(response, new Problem('notFound', { detail: 'There is nothing at this address.' }))

const createErrorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error: unknown, _request, response, _next) => {
    if (!isClientError(error)) log.error(describeError(error), 'a request failed')
    if (response.headersSent) response.destroy()
    else sendProblem(response, isClientError(error) ? toMalformedProblem(error) : new Problem('unexpected'))
  }

function isClientError(error: unknown) {
  const { status } = (error ?? {}) as { status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500
}
