// REST, in front of GraphQL: finds the row of the table, checks what was sent, runs the operation in-process with
// the same context, and answers in JSON. Authorization and failures are those of GraphQL.
import type { ApolloServer } from '@apollo/server'
import type { Request, Response } from 'express'
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql'
import { getNamedType } from 'graphql'
import type { Logger } from 'pino'
import type { Answers } from '../answers.ts'
import type { Context } from '../context.ts'
import { contextOf, keyIsUsable, showsToken } from '../context.ts'
import { describeError } from '../log.ts'
import { sendAnswer } from '../sendAnswer.ts'
import type { Match } from './match.ts'
import { match } from './match.ts'
import { Problem, problemOfCode, sendProblem } from './problems.ts'
import { readBody } from './readBody.ts'
import type { Route } from './routes.ts'
import { routes } from './routes.ts'
import type { Operation } from './toOperation.ts'
import { toOperation } from './toOperation.ts'
import { tellVersion, versionWanted } from './versions.ts'

interface Options {
  server: ApolloServer<Context>
  schema: GraphQLSchema
  answers: Answers
  log: Logger
}

/** A handler for everything below /api that is in the table. Throws at once when the table does not fit the schema. */
export function rest({ server, schema, answers, log }: Options) {
  const operations = new Map(routes.map((route) => [route, toOperation(route, schema)]))

  return async function handle(request: Request, response: Response) {
    try {
      const found = find(request)
      if (!found) throw new Problem('notFound', { detail: 'There is nothing at this address.' })
      if ('route' in found) {
        response.locals.route = `${found.route.method} /api${found.route.path}`
        await answer(found.route, found.parameters, request, response)
      } else if (request.method === 'OPTIONS') {
        response.writeHead(204, { allow: found.allowed.join(', ') }).end()
      } else {
        throw new Problem('notThisVerb', { allow: found.allowed, detail: `Use ${found.allowed.join(', ')}.` })
      }
    } catch (error) {
      if (!(error instanceof Problem)) log.error(describeError(error), 'a REST call failed')
      if (!response.headersSent)
        sendProblem(response, error instanceof Problem ? error : new Problem('unexpected'))
    }
  }

  async function answer(
    route: Route,
    parameters: Record<string, string>,
    request: Request,
    response: Response,
  ) {
    if (!keyIsUsable(request))
      throw new Problem('malformed', { detail: 'This Idempotency-Key cannot be used.' })
    const operation = operations.get(route)!
    const context = contextOf(request)
    if (route.kept && !showsToken(request)) {
      const key = [route.path, ...Object.values(parameters)].join(' ')
      const make = async () => JSON.stringify(await run(route, operation, { parameters }, context))
      return sendAnswer(request, response, await answers.get(key, getNamedType(operation.answers).name, make))
    }
    if (route.admin && !context.authorization) throw new Problem('notSignedIn')
    const version = route.versioned ? versionWanted(request) : null
    const body = await readBody(request, response, route).catch(async (refused: unknown) => {
      // A stranger is told to sign in, not how to fill in a form that is not for them.
      if (route.admin && !(await isSignedIn(context))) throw new Problem('notSignedIn')
      throw refused
    })
    const value = await run(route, operation, { parameters, body, version }, context)
    if (route.versioned) tellVersion(response, value)
    sendJson(response, route.status, value)
  }

  async function run(
    route: Route,
    { document, variables }: Operation,
    sent: Parameters<typeof variables>[0],
    context: Context,
  ) {
    const { data, errors } = await execute(document, variables(sent), context)
    if (errors?.[0]) throw problemOf(errors[0])
    const value = data?.[route.field] ?? null
    if (value === null && route.missing === 401) throw new Problem('notSignedIn')
    if (value === null && route.missing === 404)
      throw new Problem('notFound', { detail: 'There is no such item.' })
    return route.as ? { [route.as]: value } : value
  }

  async function execute(query: string, variables: Record<string, unknown>, contextValue: Context) {
    const { body } = await server.executeOperation({ query, variables }, { contextValue })
    if (body.kind !== 'single') throw new Error('The answer came in parts')
    return body.singleResult
  }

  async function isSignedIn(context: Context) {
    const { data, errors } = await execute('query Rest_signedIn { me { id } }', {}, context)
    if (errors?.[0]) throw problemOf(errors[0])
    return Boolean(data?.me)
  }
}

function find({ method, path }: Request): Match {
  try {
    return match(method, path)
  } catch {
    throw new Problem('malformed', { detail: 'The address is not well encoded.' })
  }
}

function problemOf({ message, extensions }: GraphQLFormattedError) {
  const kind = problemOfCode[String(extensions?.code)] ?? 'unexpected'
  if (kind === 'unexpected') return new Problem(kind)
  const { fields, retryAfter } = (extensions ?? {}) as {
    fields?: Record<string, string>
    retryAfter?: number
  }
  const waits = kind === 'tooMany' || kind === 'busy' ? { retryAfter: retryAfter ?? 5 } : {}
  return new Problem(kind, { detail: message, ...(fields && { errors: fields }), ...waits })
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
