// /graphql: checks the token, the key, the body and the operation, before Apollo executes it.
import { isTooDeep } from '@access/service-kit/text/json.rules'
import { expressMiddleware } from '@as-integrations/express5'
import { type NextFunction, type Request, type Response, Router } from 'express'
import {
  createContext,
  hasBearerToken,
  hasMalformedToken,
  isIdempotencyKeyValid,
} from '../context/request-context.ts'
import { createJsonParser, maxBodyBytes, toMalformedProblem } from '../problems/json-bodies.ts'
import { Problem, sendProblem } from '../problems/problems.ts'
import type { Gateway } from './graphql-gateway.ts'
import { createOperationGuard } from './operation-guard.ts'
import type { PersistedOperations } from './persisted-operations.ts'

interface Options {
  gateway: Gateway
  persistedOperations: PersistedOperations
  allowsArbitraryOperations: boolean
}

export function createGraphqlRouter({ gateway, ...operations }: Options): Router {
  return Router().use(
    assertPath,
    rejectMalformedToken,
    assertIdempotencyKey,
    parseBody,
    createOperationGuard({ ...operations, isSignedIn: gateway.isSignedIn }),
    expressMiddleware(gateway.server, { context: async ({ req, res }) => createContext(req, res) }),
  )
}

function assertPath(request: Request, response: Response, next: NextFunction) {
  response.locals.route = '/graphql'
  response.setHeader('cache-control', 'no-store')
  if (request.path === '/' || request.path === '') next()
  else sendProblem(response, new Problem('notFound', { detail: 'There is nothing at this address.' }))
}

/** What a token says that is well-formed, the services find out. */
function rejectMalformedToken(request: Request, response: Response, next: NextFunction) {
  if (!hasMalformedToken(request)) return next()
  response.setHeader('www-authenticate', 'Bearer error="invalid_token"')
  sendGraphqlError(response, 401, 'Sign in to do this', 'UNAUTHENTICATED')
}

/** As the REST calls do: a key that is left out without a word would promise what nobody keeps. */
function assertIdempotencyKey(request: Request, response: Response, next: NextFunction) {
  if (isIdempotencyKeyValid(request)) return next()
  sendGraphqlError(response, 400, 'This Idempotency-Key cannot be used.')
}

const parseSmall = createJsonParser(maxBodyBytes.visitors)
const parseLarge = createJsonParser(maxBodyBytes.administrators)

/** GraphQL clients get errors in GraphQL's format, also when the body cannot be parsed. */
function parseBody(request: Request, response: Response, next: NextFunction) {
  const parse = hasBearerToken(request) ? parseLarge : parseSmall
  parse(request, response, (error?: unknown) => {
    if (!error && !isTooDeep(request.body)) return next()
    const { status, message } = toMalformedProblem(error)
    sendGraphqlError(response, status, message)
  })
}

function sendGraphqlError(response: Response, status: number, message: string, code = getErrorCode(status)) {
  response.status(status).json({ errors: [{ message, extensions: { code } }] })
}

const getErrorCode = (status: number) => (status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST')
