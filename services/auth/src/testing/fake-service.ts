/** Another service that auth calls. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSignatureVerifier } from '@access/service-kit/testing'
import { onTestFinished } from 'vitest'

/** Answers signed calls with what `respond` makes of them, and is unavailable where that is null; its URL. */
export async function startFakeService<Body>(
  respond: (path: string, body: Body) => object | null,
): Promise<string> {
  const verify = createSignatureVerifier('a secret for tests')
  const server = createServer(async (request, response) => {
    const path = request.url!
    const text = (await request.toArray()).join('')
    const isSigned = verify(request.headers, { method: request.method!, path })
    const answer = isSigned ? respond(path, text ? JSON.parse(text) : null) : null
    response.writeHead(answer ? 202 : 503, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
