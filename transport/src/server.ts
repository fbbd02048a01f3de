/** Listening for the other processes. */
import { chmodSync, renameSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { assertPrivateFolder, type InnerTarget, parseInnerUrl } from './address.ts'
import { readCertificates } from './certificates.ts'

export interface InnerServer {
  server: Server
  /** Where it listens, for others to call: with the port that it was given where the address left it open (0). */
  url: string
  /** Of TCP; undefined for a socket. */
  port: number | undefined
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
  const server = createServerFor(target, handler)
  configure(server)
  if (target.kind === 'socket') {
    assertPrivateFolder(target.socketPath)
    const ownPath = `${target.socketPath}.${process.pid}`
    rmSync(ownPath, { force: true })
    await listen(server, { path: ownPath })
    chmodSync(ownPath, 0o600)
    renameSync(ownPath, target.socketPath)
    return { server, url, port: undefined }
  }
  const { protocol, hostname, port: requestedPort } = new URL(url)
  const host = hostname.replace(/^\[|\]$/g, '')
  await listen(server, { host, port: Number(requestedPort) })
  const { port } = server.address() as AddressInfo
  return { server, url: `${protocol}//${hostname}:${port}`, port }
}

function createServerFor({ kind }: InnerTarget, handler: RequestListener): Server {
  if (kind !== 'tls') return createServer(handler)
  const options = { ...readCertificates(), requestCert: true, rejectUnauthorized: true }
  return createTlsServer({ ...options, minVersion: 'TLSv1.3' }, handler)
}

const listen = (server: Server, options: { path: string } | { host: string; port: number }) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options, () => {
      server.off('error', reject)
      resolve()
    })
  })
