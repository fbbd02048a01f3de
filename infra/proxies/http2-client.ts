/** Requests over TLS and HTTP/2, from an address of one's own: a client as a proxy sees it. */

import { connect } from 'node:http2'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls, type TLSSocket } from 'node:tls'
import { host } from './start-proxy.ts'

export interface Http2Response {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** What TLS agreed on: `h2`. */
  protocol: string | false | null
  body: string
}

export interface Http2Request {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: Buffer | string
}

/** Sends one request on a connection of its own, from `localAddress`. */
export function sendOverHttp2(
  { port, certificate, localAddress }: { port: number; certificate: string; localAddress: string },
  { method = 'GET', path, headers = {}, body }: Http2Request,
): Promise<Http2Response> {
  return new Promise((resolve, reject) => {
    const createConnection = () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port, localAddress }),
        ca: certificate,
        servername: host,
        ALPNProtocols: ['h2'],
      })
    const session = connect(`https://${host}`, { createConnection })
    session.once('error', reject)
    const request = session.request({ ':method': method, ':path': path, ...headers }, { endStream: !body })
    let response: Omit<Http2Response, 'body'> | undefined
    const chunks: Buffer[] = []
    request.on('response', ({ ':status': status = 0, ...rest }) => {
      const { alpnProtocol } = session.socket as TLSSocket
      response = { status, headers: rest, protocol: alpnProtocol }
    })
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A body that is too long is refused before all of it is sent.
    request.on('error', (error) => (response ? undefined : reject(error)))
    request.on('close', () => {
      session.close()
      if (response) resolve({ ...response, body: Buffer.concat(chunks).toString() })
      else reject(new Error('There was no response'))
    })
    if (body) request.end(body)
  })
}
