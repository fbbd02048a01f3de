/** Ends what goes on too slowly, a body that drips or an answer that nobody reads: it would be under way for ever. */
import type { Socket } from 'node:net'
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

/**
 * Watches connections, all by one timer, and ends one whose client reads an answer more slowly than the least rate, but for
 * one window. What the system has taken counts as read, and so does what waits: of a long write nobody knows how far it is.
 */
export function createReadWatch({ bytesPerSecond, window }: LeastRate) {
  const watched = new Map<Socket, { startedAt: number; bytesAtStart: number }>()
  const timer = setInterval(checkAll, Math.min(window / 4, 1000)).unref()

  function checkAll() {
    const now = Date.now()
    for (const [socket, measured] of watched) {
      const { bytesWritten, writableLength } = socket
      const leastBytes = ((now - measured.startedAt - window) * bytesPerSecond) / 1000
      if (writableLength === 0) Object.assign(measured, { startedAt: now, bytesAtStart: bytesWritten })
      else if (bytesWritten - measured.bytesAtStart < leastBytes) socket.destroy()
    }
  }

  return {
    watch(socket: Socket): void {
      watched.set(socket, { startedAt: Date.now(), bytesAtStart: 0 })
      socket.once('close', () => void watched.delete(socket))
    },
    close: () => clearInterval(timer),
  }
}
