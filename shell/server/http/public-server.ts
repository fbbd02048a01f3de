/** The server of the public origin, with its time limits and its limits of connections. */
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createListener, type Server as Listener } from 'node:net'
import { createFairPool, type PoolLimits, stopServer } from '@access/service-kit/transport'
import { createReadWatch, defaultLeastRate, type LeastRate } from './least-rate.ts'

/** In milliseconds. Bodies have a least rate instead of a time limit. */
const timeouts = {
  /** For all headers. */
  headers: 10_000,
  /** For the whole request: a document of 10 MB at the least rate of bodies, and some. */
  request: 30 * 60_000,
  /** Between two requests. */
  keepAlive: 5_000,
  /** How often the others are checked. */
  check: 1_000,
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
  const server = createServer({ connectionsCheckingInterval: timeouts.check }, app)
  server.headersTimeout = timeouts.headers
  server.requestTimeout = timeouts.request
  server.keepAliveTimeout = timeouts.keepAlive
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

/**
 * Of each listener Node accepts one connection in a turn of the event loop. Where a turn takes a tenth of a second,
 * whoever comes new would wait for all who came before; each listener more lets in one more a turn.
 */
const listenerCount = process.platform === 'linux' ? 32 : 1

export type Listening = {
  port: number
  /** Accepts no more connections, answers what is pending, and resolves when all are closed. */
  stop(): Promise<void>
}

/** Has the server listen, by several listeners on one port, among which the system distributes the connections. */
export async function listenWidely(
  server: Server,
  { port: requestedPort, host }: { port: number; host: string | undefined },
): Promise<Listening> {
  const listen = (listener: Listener, port: number) =>
    new Promise<number>((resolve, reject) => {
      listener.once('error', reject)
      listener.listen({ port, host, reusePort: listenerCount > 1 }, () => {
        listener.off('error', reject)
        resolve((listener.address() as AddressInfo).port)
      })
    })
  const port = await listen(server, requestedPort)
  // With the options that an HTTP server has.
  const others = Array.from({ length: listenerCount - 1 }, () =>
    createListener({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  )
  for (const listener of others) await listen(listener, port)
  return { port, stop: () => stopServer(server, { others }) }
}
