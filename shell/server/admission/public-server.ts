/** The server of the public origin, with its time limits and its limits of connections. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { createFairPool, type PoolLimits } from '@access/service-kit/transport'

/** In milliseconds. */
const timeouts = {
  connectionsCheckingInterval: 1_000,
  /** For all headers. */
  headersTimeout: 10_000,
  /** For the whole request: a document of 10 MB on a slow phone takes nine minutes. */
  requestTimeout: 30 * 60_000,
  /** Between two requests. */
  keepAliveTimeout: 5_000,
}

/** A browser has six; an office behind one address many. Proxies are not limited, named ones and those of this machine. */
const defaultConnectionLimits: PoolLimits = { perSender: 256, inAll: 16_384 }

type Options = {
  connectionLimits?: PoolLimits
  /** At which a client must read what it has asked for. */
  leastRate?: LeastRate
}

/** Creates the server; it does not listen yet. */
export function createPublicServer(
  app: RequestListener,
  isProxy: (address: string) => boolean,
  { connectionLimits = defaultConnectionLimits, leastRate = defaultLeastRate }: Options = {},
): Server {
  const server = createServer(timeouts, app)
  const ofClients = createFairPool(connectionLimits)
  const ofProxies = createFairPool({ ...connectionLimits, perSender: Number.POSITIVE_INFINITY })
  const readWatch = createReadWatch(leastRate)
  server.once('close', readWatch.close)
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const reservation = (isProxy(address) ? ofProxies : ofClients).reserve(address)
    if (!reservation.isReserved) return void socket.destroy()
    socket.once('close', reservation.release)
    readWatch.watch(socket)
  })
  return server
}

/** Resolves to the port. */
export const listen = (server: Server, options: { port: number; host: string | undefined }) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve((server.address() as AddressInfo).port)
    })
  })

type LeastRate = {
  /** In bytes per second. */
  bytesPerSecond: number
  /** In milliseconds, how long a client may read nothing: a phone may lose its connection for a while. */
  window: number
}

/** Half the rate of a slow phone. */
const defaultLeastRate: LeastRate = { bytesPerSecond: 10_000, window: 30_000 }

/**
 * Ends connections whose clients do not read what they have asked for: they would be open for ever. All by one timer. What the system has taken counts as read: of a long write nobody
 * knows how far it is.
 */
function createReadWatch({ bytesPerSecond, window }: LeastRate) {
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
