/** The API client of a form handler: calls the gateway for the visitor, with the visitor's IP address. */
import { createHash } from 'node:crypto'
import type { ApiClient, ApiResult } from '@access/kit'
import { describeError, getRequestIdHeader } from '@access/service-kit/log'
import { fetchInner } from '@access/service-kit/transport'
import { type AnyVariables, stringifyDocument, type TypedDocumentNode } from '@urql/core'
import type { Logger } from 'pino'
import { parseGraphqlResult, parseRestResult } from './api-results.ts'
import type { FormTokenPayload } from './form-tokens.ts'

type Options = {
  gatewayUrl: string
  clientAddress: string
  /** Nothing is sent with one that has expired. */
  formToken: FormTokenPayload | null
  /** How long the gateway may take, in milliseconds. */
  timeout: number
  log: Logger
}

type Call = { method: string; path: string; body?: object | undefined }

/** An API client that knows whether any of its calls succeeded, and whether any may have. */
export type FormApiClient = ApiClient & { hasSucceeded(): boolean; mayHaveSucceeded(): boolean }

/** An API client for one submission. */
export function createFormApiClient(options: Options): FormApiClient {
  const { gatewayUrl, clientAddress, formToken, timeout, log } = options
  let succeeded = false
  let isUncertain = false

  async function callGateway<Result extends object>(
    { method, path, body }: Call,
    parseResult: (response: Response) => Promise<Result>,
  ): Promise<Result | ApiResult<never>> {
    if (formToken?.isExpired) return { failure: 'expired', retryAfter: 0 }
    const text = body ? JSON.stringify(body) : null
    try {
      const response = await fetchInner(gatewayUrl + path, {
        method,
        headers: {
          accept: 'application/json',
          ...getRequestIdHeader(),
          'x-client-address': clientAddress,
          // Without one the service knows what was sent within ten minutes by its content and the client.
          ...(formToken?.id && { 'idempotency-key': getIdempotencyKey(formToken.id, [method, path, text]) }),
          ...(text === null ? {} : { 'content-type': 'application/json' }),
        },
        body: text,
        signal: AbortSignal.timeout(timeout),
      })
      const result = await parseResult(response)
      if ('data' in result) succeeded = true
      if ('failure' in result && result.failure === 'failed') isUncertain = true
      if ('failure' in result)
        log.error({ path, status: response.status }, 'form was rejected by the gateway')
      return result
    } catch (reason) {
      isUncertain = true
      log.error({ path, ...describeError(reason) }, 'form was rejected by the gateway')
      return { failure: 'failed', retryAfter: 30 }
    }
  }

  return {
    hasSucceeded: () => succeeded,
    mayHaveSucceeded: () => succeeded || isUncertain,
    sendRequest: <Answer>(method: string, path: string, body?: object) =>
      callGateway({ method, path, body }, parseRestResult<Answer>),
    executeOperation: <Data, Variables extends AnyVariables>(
      operation: TypedDocumentNode<Data, Variables>,
      variables: Variables,
    ) =>
      callGateway(
        { method: 'POST', path: '/graphql', body: { query: stringifyDocument(operation), variables } },
        parseGraphqlResult<Data>,
      ),
  }
}

// The same values from the same page are the same submission; changed ones, after going back to it, are another.
const getIdempotencyKey = (id: string, call: (string | null)[]) =>
  createHash('sha256')
    .update(`${id} ${call.join(' ')}`)
    .digest('hex')
