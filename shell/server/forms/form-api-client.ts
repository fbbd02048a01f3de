/** The API client of a form handler: calls the gateway for the visitor, with the visitor's IP address. */
import { createHash } from 'node:crypto'
import type { ApiClient, ApiResult } from '@access/kit'
import { type AnyVariables, type DocumentInput, stringifyDocument } from '@urql/core'
import type { Logger } from 'pino'
import { describeError, getRequestIdHeader } from '../http/log.ts'
import { parseGraphqlResult, parseRestResult } from './api-results.ts'
import type { FormTokenPayload } from './form-tokens.ts'

type Options = {
  gatewayUrl: string
  clientAddress: string
  /** Nothing is sent without a valid one. */
  formToken: FormTokenPayload | null
  /** How long the gateway may take, in milliseconds. */
  timeout: number
  log: Logger
}

type Call = { method: string; path: string; body?: object | undefined; untrackedFields?: object | undefined }

/** An API client that knows whether any of its calls succeeded. */
export type FormApiClient = ApiClient & { hasSucceeded(): boolean }

/** An API client for one submission. */
export function createFormApiClient(options: Options): FormApiClient {
  const { gatewayUrl, clientAddress, formToken, timeout, log } = options
  let succeeded = false

  async function callGateway<Result extends object>(
    { method, path, body, untrackedFields }: Call,
    parseResult: (response: Response) => Promise<Result>,
  ): Promise<Result | ApiResult<never>> {
    if (!formToken || formToken.isExpired) return { failure: 'expired', retryAfter: 0 }
    const text = body ? JSON.stringify({ ...body, ...untrackedFields }) : null
    try {
      const response = await fetch(gatewayUrl + path, {
        method,
        headers: {
          accept: 'application/json',
          ...getRequestIdHeader(),
          'x-client-address': clientAddress,
          'idempotency-key': getIdempotencyKey(formToken, `${method} ${path} ${JSON.stringify(body)}`),
          ...(text === null ? {} : { 'content-type': 'application/json' }),
        },
        body: text,
        signal: AbortSignal.timeout(timeout),
      })
      const result = await parseResult(response)
      if ('data' in result) succeeded = true
      if ('failure' in result)
        log.error({ path, status: response.status }, 'form was rejected by the gateway')
      return result
    } catch (reason) {
      log.error({ path, ...describeError(reason) }, 'form was rejected by the gateway')
      return { failure: 'failed', retryAfter: 30 }
    }
  }

  return {
    hasSucceeded: () => succeeded,
    sendRequest: <Answer>(method: string, path: string, body?: object, untrackedFields?: object) =>
      callGateway({ method, path, body, untrackedFields }, parseRestResult<Answer>),
    executeOperation: <Data, Variables extends AnyVariables>(
      operation: DocumentInput<Data, Variables>,
      variables?: Variables,
    ) =>
      callGateway(
        {
          method: 'POST',
          path: '/graphql',
          body: { query: stringifyDocument(operation), variables: variables ?? {} },
        },
        parseGraphqlResult<Data>,
      ),
  }
}

// The same values from the same page are the same submission; changed ones, after going back to it, are another.
const getIdempotencyKey = ({ id }: FormTokenPayload, call: string) =>
  createHash('sha256').update(`${id} ${call}`).digest('hex')
