// The REST adapter of GraphQL: matches the route, validates the body, executes the operation in-process in
// the same context, and responds in JSON. Authorization and errors are those of GraphQL.
import type { ApolloServer } from '@apollo/server'
import type { Request, Response } from 'express'
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql'
import { getNamedType } from 'graphql'
import type { Logger } from 'pino'
import { describeError } from '../context/log.ts'
import type { Context } from '../context/request-context.ts'
import { createContext, hasBearerToken, isIdempotencyKeyValid } from '../context/request-context.ts'
import { Problem, problemKindByCode, sendProblem } from '../problems/problems.ts'
import type { ResponseCache } from '../response-cache/response-cache.ts'
import { sendCachedResponse } from '../response-cache/send-cached-response.ts'
import type { Operation } from './build-operation.ts'
import { buildOperation } from './build-operation.ts'
import type { RouteMatch } from './match-route.ts'
import { matchRoute } from './match-route.ts'
import { readBody } from './read-body.ts'
import type { Route } from './routes.ts'
import { routes } from './routes.ts'
import { parseIfMatch, setVersionEtag } from './version-headers.ts'

interface Options {
  server: ApolloServer<Context>
  schema: GraphQLSchema
  responseCache: ResponseCache
  log: Logger
}

/** Creates the handler of all routes below /api. Throws at once when the table does not fit the schema. */
export function createRestHandler({ server, schema, responseCache, log }: Options) {
  const operations = new Map(routes.map((route) => [route, buildOperation(route, schema)]))

  return async function handle(request: Request, response: Response) {
    try {
      const routeMatch = findRoute(request)
      if (!routeMatch) throw new Problem('notFound', { detail: 'There is nothing at this address.' })
      if ('route' in routeMatch) {
        response.locals.route = `${routeMatch.route.method} /api${routeMatch.route.path}`
        await respond(routeMatch.route, routeMatch.parameters, request, response)
      } else if (request.method === 'OPTIONS') {
        response.writeHead(204, { allow: routeMatch.allowedMethods.join(', ') }).end()
      } else {
        throw new Problem('methodNotAllowed', {
          allow: routeMatch.allowedMethods,
          detail: `Use ${routeMatch.allowedMethods.join(', ')}.`,
        })
      }
    } catch (error) {
      if (!(error instanceof Problem)) log.error(describeError(error), 'a REST request failed')
      if (!response.headersSent)
        sendProblem(response, error instanceof Problem ? error : new Problem('unexpected'))
    }
  }

  async function respond(
    route: Route,
    parameters: Record<string, string>,
    request: Request,
    response: Response,
  ) {
    if (!isIdempotencyKeyValid(request))
      throw new Problem('malformed', { detail: 'This Idempotency-Key cannot be used.' })
    const operation = operations.get(route)!
    const context = createContext(request)
    if (route.isCached && !hasBearerToken(request)) {
      const key = [route.path, ...Object.values(parameters)].join(' ')
      const loadResponse = async () =>
        JSON.stringify(await runOperation(route, operation, { parameters }, context))
      return sendCachedResponse(
        request,
        response,
        await responseCache.get(key, getNamedType(operation.outputType).name, loadResponse),
      )
    }
    if (route.isAdminOnly && !context.authorization) throw new Problem('notSignedIn')
    const version = route.isVersioned ? parseIfMatch(request) : null
    const body = await readBody(request, response, route).catch(async (error: unknown) => {
      // An anonymous client gets a 401, not the validation errors of a form for administrators.
      if (route.isAdminOnly && !(await isSignedIn(context))) throw new Problem('notSignedIn')
      throw error
    })
    const value = await runOperation(route, operation, { parameters, body, version }, context)
    if (route.isVersioned) setVersionEtag(response, value)
    sendJson(response, route.status, value)
  }

  async function runOperation(
    route: Route,
    { document, variables }: Operation,
    input: Parameters<typeof variables>[0],
    context: Context,
  ) {
    const { data, errors } = await execute(document, variables(input), context)
    if (errors?.[0]) throw toProblem(errors[0])
    const value = data?.[route.field] ?? null
    if (value === null && route.nullStatus === 401) throw new Problem('notSignedIn')
    if (value === null && route.nullStatus === 404)
      throw new Problem('notFound', { detail: 'There is no such item.' })
    return route.responseKey ? { [route.responseKey]: value } : value
  }

  async function execute(query: string, variables: Record<string, unknown>, contextValue: Context) {
    const { body } = await server.executeOperation({ query, variables }, { contextValue })
    if (body.kind !== 'single') throw new Error('The answer came in parts')
    return body.singleResult
  }

  async function isSignedIn(context: Context) {
    const { data, errors } = await execute('query Rest_signedIn { me { id } }', {}, context)
    if (errors?.[0]) throw toProblem(errors[0])
    return Boolean(data?.me)
  }
}

function findRoute({ method, path }: Request): RouteMatch {
  try {
    return matchRoute(method, path)
  } catch {
    throw new Problem('malformed', { detail: 'The address is not well encoded.' })
  }
}

function toProblem({ message, extensions }: GraphQLFormattedError) {
  const kind = problemKindByCode[String(extensions?.code)] ?? 'unexpected'
  if (kind === 'unexpected') return new Problem(kind)
  const { fields, retryAfter } = (extensions ?? {}) as {
    fields?: Record<string, string>
    retryAfter?: number
  }
  const retry = kind === 'tooMany' || kind === 'busy' ? { retryAfter: retryAfter ?? 5 } : {}
  return new Problem(kind, { detail: message, ...(fields && { errors: fields }), ...retry })
}

function sendJson(response: Response, status: number, value: unknown) {
  const body = Buffer.from(JSON.stringify(value))
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': body.length,
  })
  response.end(body)
}
