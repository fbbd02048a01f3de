// The client of a service: operations are signed; without a response in time the service counts as busy.
import { askRepeatably, changeIdHeader, createInnerPool, createSignatureHeaders } from '@access/transport'
import type { GraphQLDataSource } from '@apollo/gateway'
import { GraphQLError } from 'graphql'
import type { Logger } from 'pino'
import type { Context } from '../context/request-context.ts'
import { createBusyError, createInternalError, createTooLargeError, toPublicError } from './public-errors.ts'

/** The timeout of a service: longer than that of its database, shorter than that of the shell. */
const timeoutMs = 4_000

interface Options {
  name: string
  url: string
  secret: string
  log: Logger
}

/** What a service may tell the client besides its answer: the cookie of a device, to clear what it keeps, a change. */
const responseHeaders = ['set-cookie', 'clear-site-data', changeIdHeader]

type Process = GraphQLDataSource<Context>['process']
type SubgraphResponse = Awaited<ReturnType<Process>>

/** The text of a query and its variables, as a client sent them. */
export interface SentQuery {
  query: string
  variables?: object
}

export interface SubgraphClient extends GraphQLDataSource<Context> {
  /**
   * The answer to a query as the service gave it, in the format that the client accepts; null when there was none, or
   * one with an error, which is not for clients as it is.
   */
  passOperation(
    operation: SentQuery,
    context: Context,
    accept: string | undefined,
  ): Promise<{ contentType: string; body: Buffer } | null>
  close(): Promise<void>
}

/**
 * A data source on undici's pool: about 45 % more throughput than the gateway's own, and the signature
 * covers exactly the bytes that are sent.
 */
export function createSubgraphClient({ name, url, secret, log }: Options): SubgraphClient {
  const pool = createInnerPool(url, { connections: 32, pipelining: 1 })
  const path = '/graphql'

  async function post(operation: object, context: Partial<Context>, accept?: string) {
    const body = JSON.stringify(operation)
    const response = await send(body, context, accept)
    if (response.statusCode !== 401) return response
    // It was signed before the service was started again: a new process accepts nothing that the last one may have seen.
    await response.body.dump()
    return send(body, context, accept)
  }

  function send(body: string, context: Partial<Context>, accept?: string) {
    return pool.request({
      path,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(accept && { accept }),
        ...getForwardedHeaders(context),
        ...createSignatureHeaders(secret, { method: 'POST', path, body }),
      },
      body,
      signal: AbortSignal.timeout(getTimeLeft(context)),
    })
  }

  async function sendOperation(
    operation: {
      query: string | undefined
      operationName?: string | undefined
      variables?: object | undefined
    },
    context: Partial<Context>,
  ): Promise<SubgraphResponse> {
    const ask = () => post(operation, context)
    const isRepeatable = !isMutation(operation.query) || isIdempotent(context)
    const response = await (isRepeatable ? askRepeatably(ask) : ask())
    for (const name of responseHeaders) {
      const value = response.headers[name]
      if (typeof value === 'string') context.setResponseHeader?.(name, value)
    }
    return read(await response.body.text(), response.statusCode)
  }

  function read(text: string, status: number): SubgraphResponse {
    const response = parseAnswer(text)
    if (response && ('data' in response || Array.isArray(response.errors))) return response
    if (status === 413) throw createTooLargeError()
    log.error({ subgraph: name, status }, 'not a GraphQL response')
    // It did not accept our signature, as when the clock was turned meanwhile: the next one will do.
    throw status === 401 || status >= 500 ? createBusyError() : createInternalError()
  }

  /** Keeps public errors of the service; any other is logged by its code and replaced. */
  function sanitizeErrors(errors: SubgraphResponse['errors'], requestId: string) {
    return errors?.map((error) => {
      const failure = toPublicError(error)
      if (failure)
        return new GraphQLError(failure.message, { path: error.path, extensions: failure.extensions })
      log.error({ subgraph: name, requestId, code: error.extensions?.code }, 'the subgraph failed')
      return new GraphQLError(createInternalError().message, {
        path: error.path,
        extensions: createInternalError().extensions,
      })
    })
  }

  return {
    async process({ request, context }) {
      const { query, operationName, variables } = request
      context.services?.add(name)
      const response = await sendOperation({ query, operationName, variables }, context).catch(
        (error: unknown) => {
          if (error instanceof GraphQLError) throw error
          log.warn(
            { subgraph: name, requestId: context.requestId, reason: getErrorReason(error) },
            'no response',
          )
          throw createBusyError()
        },
      )
      return { data: response.data, errors: sanitizeErrors(response.errors, context.requestId) }
    },
    async passOperation(operation, context, accept) {
      try {
        const { statusCode, headers, body } = await post(operation, context, accept)
        const bytes = Buffer.from(await body.arrayBuffer())
        const isComplete = statusCode === 200 && bytes.subarray(0, dataStart.length).equals(dataStart)
        return isComplete ? { contentType: String(headers['content-type']), body: bytes } : null
      } catch {
        return null
      }
    },
    close: () => pool.close(),
  }
}

/** As the gateway plans it: the kind of an operation is its first word. */
const isMutation = (query = 'mutation') => query.startsWith('mutation')

/** What visitors send by REST is stored once for each key; other mutations make nothing of one. */
const isIdempotent = ({ isRestCall, idempotencyKey, authorization }: Partial<Context>) =>
  Boolean(isRestCall && idempotencyKey && !authorization)

/** How an answer begins that has no errors: where there are some, they are first. */
const dataStart = Buffer.from('{"data":{')

/** In milliseconds: less than the timeout of a service when the operation has asked others before. */
const getTimeLeft = ({ deadline = Number.POSITIVE_INFINITY }: Partial<Context>) =>
  Math.max(0, Math.min(timeoutMs, deadline - Date.now()))

/** The headers that are forwarded to a service. */
export function getForwardedHeaders(context: Partial<Context> = {}) {
  const { authorization, clientIp, userAgent, idempotencyKey, requestId, deviceToken, isBackground } = context
  return {
    ...(authorization && { authorization }),
    ...(clientIp && { 'x-client-address': clientIp }),
    ...(userAgent && { 'x-client-agent': userAgent }),
    ...(idempotencyKey && { 'x-idempotency-key': idempotencyKey }),
    ...(requestId && { 'x-request-id': requestId }),
    ...(deviceToken && { 'x-client-device': deviceToken }),
    ...(isBackground && { 'x-background-request': 'true' }),
  }
}

function parseAnswer(text: string): SubgraphResponse | null {
  try {
    const response: unknown = JSON.parse(text)
    return typeof response === 'object' && response !== null ? (response as SubgraphResponse) : null
  } catch {
    return null
  }
}

function getErrorReason(error: unknown) {
  const { code, name } = error as { code?: string; name?: string }
  return code ?? name ?? 'unknown'
}
