// Subscribes to the change notices of the content service, which it sends on every commit, and passes them on.
import { type ChangeNotice, followEventStream, parseChangeNotice } from '@access/service-kit/transport'
import type { Logger } from 'pino'
import type { ResponseCache } from './response-cache.ts'

interface Options {
  url: string
  secret: string
  responseCache: ResponseCache
  /** Whoever else caches what can change. */
  changeFeed: { send(notice: ChangeNotice): void; end(): void }
  log: Logger
}

/** Enables the cache while the stream is connected. Returns a function that unsubscribes. */
export function subscribeToChanges({ url, secret, responseCache, changeFeed, log }: Options) {
  return followEventStream({
    url,
    path: '/changes',
    secret,
    onConnected() {
      responseCache.enable()
      log.info('change notices arrive')
    },
    onEvent(data) {
      const notice = parseChangeNotice(data)
      responseCache.invalidate(notice.types ?? undefined)
      responseCache.setLastChangeId(notice.id)
      changeFeed.send(notice)
    },
    onLost({ message }) {
      log.warn({ reason: message }, 'no change notices')
      responseCache.disable()
      changeFeed.end()
    },
  })
}
