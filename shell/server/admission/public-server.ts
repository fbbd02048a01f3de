/** The server of the public origin, with its time limits and its limits of connections. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createFairPool, type PoolLimits } from '@access/service-kit/transport'
import { createReadWatch, defaultLeastRate, type LeastRate } from './least-rate.ts'

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
