/** Under which key the answer to a call of the gateway is stored: all that it depends on. Null where it may not be. */
import type { IncomingMessage } from 'node:http'
import { buildKey, isNormalPath } from './page-key.ts'

/** Filters and searches are shorter. */
const maxUrlLength = 500

/** Our operations are a hash and a few variables. */
const maxBodyBytes = 1_024

export function findCallKey(request: IncomingMessage, url: string, body: Buffer | null): string | null {
  if (request.headers.authorization !== undefined) return null
  if (request.method === 'POST') return body && findOperationKey(request, url, body)
  const [path = ''] = url.split('?')
  return request.method === 'GET' && isNormalPath(path) && url.length <= maxUrlLength
    ? buildKey(request, url)
    : null
}

export function findOperationKey({ headers }: IncomingMessage, url: string, body: Buffer): string | null {
  const { accept = '*/*', 'content-type': type = '' } = headers
  // A client that gives a key asks for more than reading.
  const isOperation = url === '/graphql' && type.startsWith('application/json') && !headers['idempotency-key']
  if (!isOperation || body.length > maxBodyBytes || accept.length > 200) return null
  return `${type} ${accept} ${body.toString('latin1')}`
}

/** The declared length of a body whose answer may be stored; otherwise null. */
export function getOperationLength({ method, url, headers }: IncomingMessage): number | null {
  if (method !== 'POST' || url !== '/graphql' || headers.authorization !== undefined) return null
  const length = Number(headers['content-length'])
  return length > 0 && length <= maxBodyBytes ? length : null
}
