// The HTTP server of the gateway: health checks, GraphQL, REST, its documentation, and a 404 for everything else.
import { isTooDeep } from '@access/service-kit/text/json.rules'
import { expressMiddleware } from '@as-integrations/express5'
import type { NextFunction, Request, Response, Router } from 'express'
import express from 'express'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import { describeError, runWithRequestId } from './context/log.ts'
import type { OrganisationReader } from './context/organisation.ts'
import {
  createContext,
  getRequestId,
  hasBearerToken,
  hasMalformedToken,
  isIdempotencyKeyValid,
} from './context/request-context.ts'
import type { Gateway } from './graphql/graphql-gateway.ts'
import { createOperationGuard } from './graphql/operation-guard.ts'
import type { PersistedOperations } from './graphql/persisted-operations.ts'
import { createDocsRouter } from './openapi/docs-router.ts'
import { Problem, sendProblem } from './problems/problems.ts'
import type { Readiness } from './readiness.ts'
import type { ChangeFeed } from './response-cache/change-feed.ts'
import type { ResponseCache } from './response-cache/response-cache.ts'
import { createJsonParser, maxBodyBytes, toMalformedProblem } from './rest/read-body.ts'
import { createRestHandler } from './rest/rest-handler.ts'

interface Options {
  gateway: Gateway
  persistedOperations: PersistedOperations
  /** Anonymous clients may send operations of their own. */
  allowsArbitraryOperations: boolean
  schema: GraphQLSchema
  responseCache: ResponseCache
  readOrganisation: OrganisationReader
  /** The readiness of all services. */
  readiness(): Promise<Readiness>
  /** The file routes. */
  fileRouter: Router
  /** The stream of change notices. */
  changeFeed: ChangeFeed
  log: Logger
}

/** Creates the application. */
export function createApp({
  gateway,
  persistedOperations,
  allowsArbitraryOperations,
  schema,
  responseCache,
  readOrganisation,
  readiness,
  fileRouter,
  changeFeed,
  log,
}: Options) {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('query parser', 'simple')
  app.set('case sensitive routing', true)

  app.use(withRequestId, withSafeHeaders, createRequestLogger(log))
  app.get('/livez', (_request, response) => void response.json({ status: 'alive' }))
  app.get('/readyz', async (_request, response) => {
    const { isReady, unavailableServices } = await readiness()
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json(isReady ? { status: 'ready' } : { status: 'not ready', waitingFor: unavailableServices })
  })
  app.get('/changes', changeFeed.handler)
  app.use(
    '/graphql',
    assertGraphqlPath,
    assertToken,
    assertIdempotencyKey,
    parseGraphqlBody,
    createOperationGuard({ persistedOperations, allowsArbitraryOperations, isSignedIn: gateway.isSignedIn }),
    expressMiddleware(gateway.server, { context: async ({ req, res }) => createContext(req, res) }),
  )
  app.use(
    '/api',
    assertToken,
    createDocsRouter(schema, readOrganisation),
    fileRouter,
    createRestHandler({ gateway, schema, responseCache, readOrganisation, log }),
  )

  app.use((_request: Request, response: Response) => {
    sendProblem(response, new Problem('notFound', { detail: 'There is nothing at this address.' }))
  })
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    if (!isClientError(error)) log.error(describeError(error), 'a request failed')
    if (response.headersSent) response.destroy()
    else sendProblem(response, isClientError(error) ? toMalformedProblem(error) : new Problem('unexpected'))
  })
  return app
}

function withRequestId(request: Request, response: Response, next: NextFunction) {
  const requestId = getRequestId(request)
  response.setHeader('x-request-id', requestId)
  runWithRequestId(requestId, next)
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
    response.once('close', () => {
      const ms = Math.round(performance.now() - startedAt)
      const route = response.locals.route ?? 'other'
      log.info({
        requestId: getRequestId(request),
        method: request.method,
        route,
        status: response.statusCode,
        ms,
      })
    })
    next()
  }
}

function assertGraphqlPath(request: Request, response: Response, next: NextFunction) {
  response.locals.route = '/graphql'
  response.setHeader('cache-control', 'no-store')
  if (request.path === '/' || request.path === '') next()
  else sendProblem(response, new Problem('notFound', { detail: 'There is nothing at this address.' }))
}

/** What a token says that is well-formed, the services find out. */
function assertToken(request: Request, response: Response, next: NextFunction) {
  if (!hasMalformedToken(request)) return next()
  response.setHeader('www-authenticate', 'Bearer error="invalid_token"')
  if (request.baseUrl === '/graphql')
    return sendGraphqlError(response, 401, 'Sign in to do this', 'UNAUTHENTICATED')
  sendProblem(response, new Problem('notSignedIn'))
}

/** As the REST calls do: a key that is left out without a word would promise what nobody keeps. */
function assertIdempotencyKey(request: Request, response: Response, next: NextFunction) {
  if (isIdempotencyKeyValid(request)) return next()
  sendGraphqlError(response, 400, 'This Idempotency-Key cannot be used.')
}

const parseSmall = createJsonParser(maxBodyBytes.visitors)
const parseLarge = createJsonParser(maxBodyBytes.administrators)

/** GraphQL clients get errors in GraphQL's format, also when the body cannot be parsed. */
function parseGraphqlBody(request: Request, response: Response, next: NextFunction) {
  const parse = hasBearerToken(request) ? parseLarge : parseSmall
  parse(request, response, (error?: unknown) => {
    if (!error && !isTooDeep(request.body)) return next()
    const { status, message } = toGraphqlError(error)
    sendGraphqlError(response, status, message)
  })
}

function sendGraphqlError(response: Response, status: number, message: string, code = getErrorCode(status)) {
  response.status(status).json({ errors: [{ message, extensions: { code } }] })
}

function toGraphqlError(error: unknown) {
  const { status, message } = toMalformedProblem(error)
  return { status, message }
}

function getErrorCode(status: number) {
  return status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST'
}

function isClientError(error: unknown) {
  const { status } = (error ?? {}) as { status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500
}
