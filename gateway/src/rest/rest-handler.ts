// The REST adapter of GraphQL: matches the route, validates the body, executes the operation in-process in
// the same context, and responds in JSON. Authorization and errors are those of GraphQL.
import { describeError } from '@access/service-kit/log'
import { problemKindByCode } from '@access/service-kit/problems/problems.rules'
import { hasPermission, type Permission } from '@access/service-kit/roles/roles.rules'
import type { NextFunction, Request, Response } from 'express'
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { OrganisationReader } from '../context/organisation.ts'
import type { Context } from '../context/request-context.ts'
import {
  createContext,
  hasMalformedToken,
  isIdempotencyKeyValid,
  operationTimeoutMs,
} from '../context/request-context.ts'
import type { Gateway } from '../graphql/graphql-gateway.ts'
import { Problem, sendProblem } from '../problems/problems.ts'
import type { Operation } from './build-operation.ts'
import { buildOperation, buildPartOperation } from './build-operation.ts'
import type { RouteMatch } from './match-route.ts'
import { matchRoute } from './match-route.ts'
import { readBody } from './read-body.ts'
import type { Route } from './routes.ts'
import { routes } from './routes.ts'
import { sendJson } from './send-json.ts'
import { sendList } from './send-list.ts'
import { chooseVersion, parseIfMatch, setVersionEtag } from './version-headers.ts'

/** What a token says that is well-formed, the services find out. */
export function rejectMalformedToken(request: Request, response: Response, next: NextFunction) {
  if (!hasMalformedToken(request)) return next()
  response.setHeader('www-authenticate', 'Bearer error="invalid_token"')
  sendProblem(response, new Problem('notSignedIn'))
}

/** As the services say it. */
const forbiddenDetail = 'Your role does not include this. Ask an administrator if you need it'

interface Options {
  gateway: Gateway
  schema: GraphQLSchema
  organisation: OrganisationReader
  log: Logger
}

/** Creates the handler of all routes below /api. Throws at once when the table does not fit the schema. */
export function createRestHandler({ gateway, schema, organisation, log }: Options) {
  const { server } = gateway
  const operations = new Map(
    routes.map((route) => [route, (route.partField ? buildPartOperation : buildOperation)(route, schema)]),
  )

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
      // The client went away.
      if (response.headersSent && isPrematureClose(error)) return
      if (!(error instanceof Problem)) log.error(describeError(error), 'a REST request failed')
      if (response.headersSent) response.destroy()
      else sendProblem(response, error instanceof Problem ? error : new Problem('unexpected'))
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
    const context: Context = { ...createContext(request, response), isRestCall: true }
    if (route.partField) return sendList(response, readList(route.partField, operation, context))
    if (route.isAdminOnly && !context.authorization) throw new Problem('notSignedIn')
    const { body, version } = await readInput(route, request, response).catch(async (error: unknown) => {
      // Who may not send this gets a 401 or 403, not the validation errors of a form for others.
      if (route.permission) await assertPermission(context, route.permission)
      throw error
    })
    const { value, cacheControl } = await runOperation(
      route,
      operation,
      { parameters, body, version },
      context,
    )
    if (route.isVersioned) setVersionEtag(response, value)
    sendJson(response, { status: route.status, cacheControl, value })
  }

  /** The body, and the version that it replaces. */
  async function readInput(route: Route, request: Request, response: Response) {
    const ifMatch = route.isVersioned ? parseIfMatch(request) : null
    const body = await readBody(request, response, { route, organisation })
    if (!route.isVersioned) return { body, version: null }
    const { version = null, ...item } = body as { version?: number | null }
    return { body: item, version: chooseVersion(ifMatch, version) }
  }

  async function runOperation(
    route: Route,
    { document, variables }: Operation,
    input: Parameters<typeof variables>[0],
    context: Context,
  ): Promise<{ value: unknown; cacheControl: string }> {
    const { data, errors, cacheControl } = await execute(document, variables(input), context)
    if (errors?.[0]) throw toProblem(errors[0])
    const value = data?.[route.field] ?? null
    if (value === null && route.nullStatus === 401) throw new Problem('notSignedIn')
    if (value === null && route.nullStatus === 404)
      throw new Problem('notFound', { detail: 'There is no such item.' })
    return { value: route.responseKey ? { [route.responseKey]: value } : value, cacheControl }
  }

  /** Part by part: each has its own time, and by then the headers may have been sent. */
  function readList(field: string, operation: Operation, { setResponseHeader: _, ...context }: Context) {
    const { document, variables } = operation
    return async (after: string | null, limit: number) => {
      const deadline = Date.now() + operationTimeoutMs
      const input = variables({ parameters: { after, limit } })
      const { data, errors, cacheControl } = await execute(document, input, { ...context, deadline })
      if (errors?.[0]) throw toProblem(errors[0])
      return { items: data?.[field] as { id: string }[], cacheControl }
    }
  }

  async function execute(query: string, variables: Record<string, unknown>, contextValue: Context) {
    const { body, http } = await server.executeOperation({ query, variables }, { contextValue })
    if (body.kind !== 'single') throw new Error('The answer came in parts')
    return { ...body.singleResult, cacheControl: http.headers.get('cache-control') ?? 'no-store' }
  }

  async function assertPermission(context: Context, permission: Permission) {
    const { data, errors } = await execute('query Rest_signedIn { me { role } }', {}, context)
    if (errors?.[0]) throw toProblem(errors[0])
    const me = data?.me as { role: string } | null
    if (!me) throw new Problem('notSignedIn')
    if (!hasPermission(me.role, permission)) throw new Problem('forbidden', { detail: forbiddenDetail })
  }
}

const isPrematureClose = (error: unknown) =>
  (error as { code?: unknown }).code === 'ERR_STREAM_PREMATURE_CLOSE'

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
  const { fields, retryAfter, secondFactor, passkeyOptions } = (extensions ?? {}) as ErrorExtensions
  const retry = kind === 'tooMany' || kind === 'busy' ? { retryAfter: retryAfter ?? 5 } : {}
  return new Problem(kind, {
    detail: message,
    ...(fields && { errors: fields }),
    ...(secondFactor && { secondFactor }),
    ...(passkeyOptions && { passkeyOptions }),
    ...retry,
  })
}

interface ErrorExtensions {
  fields?: Record<string, string>
  retryAfter?: number
  secondFactor?: string[]
  passkeyOptions?: object
}
