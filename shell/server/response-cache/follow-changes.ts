/** Follows the gateway's change notices, for as long as the shell runs. */
import { followEventStream, parseChangeNotice } from '@access/service-kit/transport'
import type { Logger } from 'pino'
import type { ResponseCache } from './response-cache.ts'

type Options = {
  gatewayUrl: string
  secret: string
  responseCache: ResponseCache
  /** Called before anything is rendered anew. */
  onChange(): void
  log: Logger
}

/** Returns a function that stops it. */
export function followChanges({ gatewayUrl, secret, responseCache, onChange, log }: Options) {
  return followEventStream({
    url: gatewayUrl,
    path: '/changes',
    secret,
    onConnected() {
      onChange()
      responseCache.connect()
      log.info('change notices arrive')
    },
    onEvent(data) {
      const { id, types } = parseChangeNotice(data)
      if (types === null || types.length > 0) {
        onChange()
        responseCache.drop()
      }
      responseCache.setLastChangeId(id)
    },
    onLost({ message }) {
      if (responseCache.isConnected) log.warn({ reason: message }, 'no change notices')
      responseCache.disconnect()
    },
  })
}
