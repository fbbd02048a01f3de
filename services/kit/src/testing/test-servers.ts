/** HTTP servers that stand for others in a test: on a free port of this machine, closed when the test ends. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { createSignatureVerifier } from '../transport/index.ts'

/** Starts one that answers with `listener`; its URL. */
export async function startTestServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Starts a service that answers signed calls with an object, or with a status alone; its URL. */
export function startSignedService<Body>(
  respond: (path: string, body: Body) => object | number,
): Promise<string> {
  const verify = createSignatureVerifier('a secret for tests')
  return startTestServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    const text = (await request.toArray()).join('')
    const answer = verify(headers, { method, path }) ? respond(path, text ? JSON.parse(text) : null) : 401
    response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(typeof answer === 'number' ? {} : answer))
  })
}
