// The REST adapter of GraphQL: matches the route, validates the body, executes the operation in-process in
// the same context, and responds in JSON. Authorization and errors are those of GraphQL.
import { describeError } from '@access/service-kit/log'
import { describeProblem } from '@access/service-kit/problems/problems.rules'
import { hasPermission, type Permission } from '@access/service-kit/roles/roles.rules'
import { type NextFunction, type Request, type Response, Router } from 'express'
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
import { hasMethod, Problem, sendProblem } from '../problems/problems.ts'
import type { Operation } from './build-operation.ts'
import { buildOperation, buildPartOperation } from './build-operation.ts'
import { readBody } from './read-body.ts'
import type { Route } from './routes.ts'
import { routes } from './routes.ts'
import { sendJson, sendList } from './send-json.ts'
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

/** Creates the routes below /api. Throws at once when the table does not fit the schema. */
export function createRestRouter({ gateway, schema, organisation, log }: Options): Router {
  const { server } = gateway
  const operations = new Map(
    routes.map((route) => [route, (route.partField ? buildPartOperation : buildOperation)(route, schema)]),
  )

  const router = Router({ caseSensitive: true })
  // The table is in the order of the router: /cases/featured comes before /cases/:id.
  for (const [path, rows = []] of Object.entries(Object.groupBy(routes, (route) => route.path)))
    router.all(path, (request, response, next) => {
      if (!Object.values(request.params).every(isValidParameter)) return next()
      const methods: string[] = rows.map(({ method }) => method)
      if (!hasMethod(request, response, methods.includes('GET') ? [...methods, 'HEAD'] : methods)) return
      const method = request.method === 'HEAD' ? 'GET' : request.method
      return handle(rows.find((route) => route.method === method)!, request, response)
    })
  return router

  async function handle(route: Route, request: Request, response: Response) {
    response.locals.route = `${route.method} /api${route.path}`
    try {
      await respond(route, request.params as Record<string, string>, request, response)
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
    if (route.permission && !context.authorization) throw new Problem('notSignedIn')
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

/** Not longer than any id or slug, and without control characters. */
const isValidParameter = (text: unknown) =>
  typeof text === 'string' && text.length <= 200 && !/\p{Cc}/u.test(text)

function toProblem(error: GraphQLFormattedError) {
  const problem = describeProblem(error)
  return problem ? new Problem(problem.kind, problem.details) : new Problem('unexpected')
}
