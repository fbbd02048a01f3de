/** Listening for the other processes. */
import { chmodSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, Server as Listener } from 'node:net'
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises'
import { assertPrivateFolder, getSocketMode, parseInnerUrl } from './address.ts'

export interface InnerServer {
  server: Server
  /** Where it listens, for others to call: with the port that it was given where the address left it open (0). */
  url: string
  /** Of TCP; undefined for a socket. */
  port: number | undefined
  /** Accepts no more connections, and resolves when what came on the others has been answered. */
  stop(): Promise<void>
}

/**
 * Listens at an address of ours; `configure` is called before that, for timeouts.
 *
 * A socket is bound under a name of its own and then moved into place: a predecessor that is still ending removes its
 * own name, never the socket that others already use.
 */
export async function startInnerServer(
  url: string,
  handler: RequestListener,
  configure: (server: Server) => void = () => {},
): Promise<InnerServer> {
  const target = parseInnerUrl(url)
  const server = createServer(handler)
  configure(server)
  if (target.kind === 'socket') {
    assertPrivateFolder(target.socketPath)
    const ownPath = `${target.socketPath}.${process.pid}`
    rmSync(ownPath, { force: true })
    await listen(server, { path: ownPath })
    chmodSync(ownPath, getSocketMode(target.socketPath))
    renameSync(ownPath, target.socketPath)
    return { server, url, port: undefined, stop: createSocketStop(server, target.socketPath) }
  }
  const { protocol, hostname, port: requestedPort } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  await listen(server, { host, port: Number(requestedPort) })
  const { port } = server.address() as AddressInfo
  return { server, url: `${protocol}//${hostname}:${port}`, port, stop: () => stopServer(server) }
}

/** Before a server stops, its address goes, unless a successor has it, and callers that have connected are accepted. */
function createSocketStop(server: Server, socketPath: string) {
  const { ino } = statSync(socketPath)
  return () =>
    stopServer(server, async () => {
      if (statSync(socketPath, { throwIfNoEntry: false })?.ino === ino) rmSync(socketPath, { force: true })
      await acceptPending(server)
    })
}

/** Node accepts one connection in a turn of the event loop. */
async function acceptPending(server: Server) {
  let turnsWithout = 0
  const onConnection = () => {
    turnsWithout = 0
  }
  server.on('connection', onConnection)
  for (; turnsWithout < 3; turnsWithout += 1) await immediate()
  server.off('connection', onConnection)
}

const listen = (server: Server, options: { path: string } | { host: string; port: number }) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve()
    })
  })

/** In milliseconds: a caller that is about to use an open connection has done so, and its answer says that it closes. */
const lastRequestsTime = 300
const idleCheckInterval = 50
/** In milliseconds, for what is pending. */
const drainTimeout = 10_000

/**
 * Accepts no more connections, and resolves when all are closed: after a moment those on which nobody asks, those of
 * pending requests with their answers, and after ten seconds any. One that closed as soon as it is idle would lose what
 * its caller sends in that instant.
 */
export async function stopServer(server: Server, beforeClose = async () => {}): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await beforeClose()
  // Not the method of HTTP servers: that closes idle connections.
  const closed = new Promise((resolve) => Listener.prototype.close.call(server, resolve))
  const hasClosed = closed.then(() => true)
  if (await Promise.race([hasClosed, wait(lastRequestsTime, false, { ref: false })])) return
  const interval = setInterval(() => server.closeIdleConnections(), idleCheckInterval)
  const timer = setTimeout(() => server.closeAllConnections(), drainTimeout)
  await closed
  clearInterval(interval)
  clearTimeout(timer)
}
