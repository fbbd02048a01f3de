/** Ends requests whose body arrives too slowly: one that drips would be under way for ever. */
import type { Request } from 'express'

export type LeastRate = {
  /** In bytes per second. */
  bytesPerSecond: number
  /** Over how long it is measured, in milliseconds: a phone may lose its connection for a while. */
  window: number
}

/** A document of 10 MB takes nine minutes at 20 kB/s, the rate of a slow phone, of which this is half. */
export const defaultLeastRate: LeastRate = { bytesPerSecond: 10_000, window: 30_000 }

type WatchedBody = {
  request: Request
  onTooSlow: () => void
  windowStart: number
  bytesAtStart: number
}

/** Watches bodies, all by one timer. What has arrived and nobody has read yet is not the sender's fault. */
export function createRateWatch({ bytesPerSecond, window }: LeastRate) {
  const watched = new Set<WatchedBody>()
  const timer = setInterval(checkAll, Math.min(window / 4, 1000)).unref()

  function checkAll() {
    const now = Date.now()
    for (const body of watched) {
      const elapsed = now - body.windowStart
      if (elapsed < window) continue
      const { bytesRead } = body.request.socket
      const isUnread = body.request.readableLength > 0
      const rate = ((bytesRead - body.bytesAtStart) * 1000) / elapsed
      if (rate < bytesPerSecond && !isUnread) {
        watched.delete(body)
        body.onTooSlow()
      } else Object.assign(body, { windowStart: now, bytesAtStart: bytesRead })
    }
  }

  return {
    /** Calls `onTooSlow` when the body is not complete and a window brought less than the least rate. */
    watch(request: Request, onTooSlow: () => void): void {
      const body = {
        request,
        onTooSlow,
        windowStart: Date.now(),
        bytesAtStart: request.socket.bytesRead,
      }
      watched.add(body)
      const stop = () => void watched.delete(body)
      request.once('end', stop).once('close', stop)
    },
    close: () => clearInterval(timer),
  }
}
