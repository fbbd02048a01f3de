/** Which answers of the gateway are the same for everybody, until the next change notice. */
import type { IncomingHttpHeaders } from 'node:http'

/** As Apollo's plug-in writes it. A file that never changes says something else: browsers keep those, not we. */
const sharedPattern = /^max-age=[1-9]\d*, public$/

/** Said by the services that made it, in Cache-Control. */
export const isSameForAll = (headers: IncomingHttpHeaders) =>
  sharedPattern.test(headers['cache-control'] ?? '')

/** What clients are told instead, who get no notices. */
export const askEachTime = 'public, max-age=0, must-revalidate'
