// The gateway's HTTP side: health, GraphQL, REST and its description, and an answer for everything else.
import { expressMiddleware } from '@as-integrations/express5'
import type { NextFunction, Request, Response, Router } from 'express'
import express from 'express'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { Answers } from './answers.ts'
import type { Context } from './context.ts'
import { contextOf, requestIdOf, showsToken } from './context.ts'
import type { Gateway } from './gateway.ts'
import { describeError, duringRequest } from './log.ts'
import type { Readiness } from './readiness.ts'
import { description } from './rest/description.ts'
import { Problem, sendProblem } from './rest/problems.ts'
import { mostBytes, unreadable } from './rest/readBody.ts'
import { rest } from './rest/rest.ts'

interface Options {
  gateway: Gateway
  schema: GraphQLSchema
  answers: Answers
  /** Whether every service is ready just now. */
  readiness(): Promise<Readiness>
  /** The calls whose bodies are files. */
  files: Router
  log: Logger
}

/** Everything the gateway answers. */
export function createApp({ gateway, schema, answers, readiness, files, log }: Options) {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  app.set('query parser', 'simple')
  app.set('case sensitive routing', true)

  app.use(withRequestId, withSafeHeaders, logged(log))
  app.get('/livez', (_request, response) => void response.json({ status: 'alive' }))
  app.get('/readyz', async (_request, response) => {
    const { isReady, waitingFor } = await readiness()
    response
      .status(isReady ? 200 : 503)
      .set('cache-control', 'no-store')
      .json(isReady ? { status: 'ready' } : { status: 'not ready', waitingFor })
  })
  app.use(
    '/graphql',
    graphqlOnly,
    parseGraphqlBody,
    expressMiddleware(gateway.server, { context: contextFor }),
  )
  app.use('/api', description(schema), files, rest({ server: gateway.server, schema, answers, log }))

  app.use((_request: Request, response: Response) => {
    sendProblem(response, new Problem('notFound', { detail: 'There is nothing at this address.' }))
  })
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    if (!isTheirs(error)) log.error(describeError(error), 'a call failed')
    if (response.headersSent) response.destroy()
    else sendProblem(response, isTheirs(error) ? unreadable(error) : new Problem('unexpected'))
  })
  return app
}

async function contextFor({ req }: { req: Request }): Promise<Context> {
  return contextOf(req)
}

function withRequestId(request: Request, response: Response, next: NextFunction) {
  const requestId = requestIdOf(request)
  response.setHeader('x-request-id', requestId)
  duringRequest(requestId, next)
}

/** An answer of ours is data: nothing in it may run, be framed or be read as something else. */
function withSafeHeaders(_request: Request, response: Response, next: NextFunction) {
  response.setHeader('x-content-type-options', 'nosniff')
  response.setHeader('referrer-policy', 'no-referrer')
  response.setHeader('cross-origin-resource-policy', 'same-origin')
  response.setHeader('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  next()
}

/** One line a call. The path stays out: it may hold what a visitor typed. */
function logged(log: Logger) {
  return (request: Request, response: Response, next: NextFunction) => {
    const started = performance.now()
    response.once('close', () => {
      const ms = Math.round(performance.now() - started)
      const route = response.locals.route ?? 'other'
      log.info({
        requestId: requestIdOf(request),
        method: request.method,
        route,
        status: response.statusCode,
        ms,
      })
    })
    next()
  }
}

function graphqlOnly(request: Request, response: Response, next: NextFunction) {
  response.locals.route = '/graphql'
  response.setHeader('cache-control', 'no-store')
  if (request.path === '/' || request.path === '') next()
  else sendProblem(response, new Problem('notFound', { detail: 'There is nothing at this address.' }))
}

const parseSmall = express.json({ limit: mostBytes.visitors })
const parseLarge = express.json({ limit: mostBytes.administrators })

/** GraphQL callers read failures in GraphQL's shape, also when the body never became a document. */
function parseGraphqlBody(request: Request, response: Response, next: NextFunction) {
  const parse = showsToken(request) ? parseLarge : parseSmall
  parse(request, response, (error?: unknown) => {
    if (!error) return next()
    const { status, message } = saidInGraphql(error)
    response.status(status).json({ errors: [{ message, extensions: { code: codeOf(status) } }] })
  })
}

function saidInGraphql(error: unknown) {
  const { status } = error as { status?: number }
  return { status: isTheirs(error) ? status! : 400, message: unreadable(error).message }
}

function codeOf(status: number) {
  return status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST'
}

function isTheirs(error: unknown) {
  const { status } = error as { status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500
}
