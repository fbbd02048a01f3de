/** The encoding in which a client gets an answer. */
import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest that the client accepts: browsers list what they accept in no order of their own. */
export function negotiateEncoding(request: IncomingMessage): Encoding {
  const negotiator = new Negotiator(request)
  const accepts = (encoding: Encoding) => negotiator.encoding([encoding]) === encoding
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity'
}
