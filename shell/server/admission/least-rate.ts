/** Ends connections whose clients do not read what they have asked for: they would be open for ever. */
import type { Socket } from 'node:net'

export type LeastRate = {
  /** In bytes per second. */
  bytesPerSecond: number
  /** In milliseconds, how long a client may read nothing: a phone may lose its connection for a while. */
  window: number
}

/** Half the rate of a slow phone. */
export const defaultLeastRate: LeastRate = { bytesPerSecond: 10_000, window: 30_000 }

/** Watches connections, all by one timer. What the system has taken counts as read: of a long write nobody knows how far it is. */
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
