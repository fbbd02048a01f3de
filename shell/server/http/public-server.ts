/** The server of the public origin, with its time limits and its limits of connections. */
import { createServer, type RequestListener, type Server } from 'node:http'

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

export type ConnectionLimits = { perClient: number; inAll: number }

/** A browser has six; an office behind one address many. Proxies are not limited, named ones and those of this machine. */
const defaultConnectionLimits: ConnectionLimits = { perClient: 256, inAll: 16_384 }

/** Creates the server; it does not listen yet. */
export function createPublicServer(
  app: RequestListener,
  isProxy: (address: string) => boolean,
  { perClient, inAll }: ConnectionLimits = defaultConnectionLimits,
): Server {
  const server = createServer({ connectionsCheckingInterval: timeouts.check }, app)
  server.headersTimeout = timeouts.headers
  server.requestTimeout = timeouts.request
  server.keepAliveTimeout = timeouts.keepAlive
  server.maxConnections = inAll
  const connections = new Map<string, number>()
  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (connections.get(address) ?? 0) + 1
    connections.set(address, count)
    socket.once('close', () => {
      const rest = (connections.get(address) ?? 1) - 1
      if (rest > 0) connections.set(address, rest)
      else connections.delete(address)
    })
    if (count > perClient && !isProxy(address)) socket.destroy()
  })
  return server
}
