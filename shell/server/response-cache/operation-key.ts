/** Under which key the answer to a GraphQL operation is stored: by all that it depends on, the body as it was sent. */
import type { IncomingMessage } from 'node:http'
import type { CacheKey } from './response-cache.ts'

/** Ours have a hash and a few variables; longer ones are asked once. */
const maxBodyBytes = 1_024

/** The length that a body says to have, where its answer may be stored; otherwise null. */
export function getOperationLength({ method, url, headers }: IncomingMessage): number | null {
  if (method !== 'POST' || url !== '/graphql' || headers.authorization !== undefined) return null
  const length = Number(headers['content-length'])
  return length > 0 && length <= maxBodyBytes ? length : null
}

export function findOperationKey({ headers }: IncomingMessage, url: string, body: Buffer): CacheKey | null {
  const { accept = '*/*', 'content-type': type = '' } = headers
  // A client that gives a key asks for more than reading.
  const isOperation = url === '/graphql' && type.startsWith('application/json') && !headers['idempotency-key']
  if (!isOperation || body.length > maxBodyBytes || accept.length > 200) return null
  return { id: `${type} ${accept} ${body.toString('latin1')}`, isOpenEnded: true }
}
