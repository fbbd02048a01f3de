/** The service with the judgments, as far as this one asks it: signed calls for how many are new to a search. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSignatureVerifier } from '@access/service-kit/testing'
import { onTestFinished } from 'vitest'

/** Starts it; `answer` may be changed while it runs, and `calls` are the addresses and bodies that it was asked. */
export async function startJudgmentService() {
  const state = {
    answer: { count: 0, isExact: true } as object | null,
    calls: [] as { path: string; body: Record<string, string | null> }[],
  }
  const verify = createSignatureVerifier('a secret for tests')
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request
    let body = ''
    for await (const chunk of request) body += chunk
    // The office is at its defaults.
    if (method === 'GET') return response.writeHead(503).end()
    if (!verify(headers, { method, path })) return response.writeHead(401).end()
    state.calls.push({ path, body: JSON.parse(body) })
    response
      .writeHead(state.answer ? 200 : 503, { 'content-type': 'application/json' })
      .end(JSON.stringify(state.answer ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return Object.assign(state, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}
