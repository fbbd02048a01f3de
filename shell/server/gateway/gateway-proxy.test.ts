import { once } from 'node:events'
import { request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { parseTrustedProxies } from '../http/client-address.ts'
import { createChangingGateway, startCachingSite } from '../testing/changing-gateway.ts'
import { startSite } from '../testing/site.ts'

/** A site whose gateway begins to answer calls of the API, and leaves the rest of the answer to the test. */
async function startWithLongAnswer() {
  const gateway = createChangingGateway()
  const answers: ServerResponse[] = []
  const site = await startCachingSite({
    ...gateway,
    async handler(request, response) {
      if (!request.url?.startsWith('/api')) return gateway.handler(request, response)
      response.writeHead(200, { 'content-type': 'application/json' }).write('[1')
      answers.push(response)
    },
  })
  const response = await site.get('/api/judgments')
  const reader = response.body!.getReader()
  const first = new TextDecoder().decode((await reader.read()).value)
  return { site, answer: answers[0]!, first, reader }
}

test('an answer without a length is sent on as it comes', async () => {
  const { answer, first, reader } = await startWithLongAnswer()
  expect(first).toBe('[1')
  answer.end(',2]')
  const { value } = await reader.read()
  expect(new TextDecoder().decode(value)).toBe(',2]')
  expect((await reader.read()).done).toBe(true)
})

test('an answer that breaks off at the gateway breaks off for the client as well', async () => {
  const { answer, reader } = await startWithLongAnswer()
  answer.destroy()
  await expect(reader.read()).rejects.toThrow()
})

test('who goes away ends what was asked of the gateway', async () => {
  const { answer, reader } = await startWithLongAnswer()
  const isClosed = once(answer, 'close')
  await reader.cancel()
  await isClosed
  expect(answer.writableFinished).toBe(false)
})

test('an answer comes from the gateway as fast as its client reads it, and whole', async () => {
  const { answer, reader, site } = await startWithLongAnswer()
  const length = 128 * 2 ** 20
  answer.end(Buffer.alloc(length, '1'))
  // In that time the gateway could have sent all of it.
  for (let count = 0; count < 100; count += 1) await site.get('/livez')
  expect(answer.writableFinished).toBe(false)
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) size += part.value.length
  expect(size).toBe(length)
})

test('hundreds who never read their answers keep nobody from the API', async () => {
  const answer = Buffer.alloc(8 * 2 ** 20, '1')
  const site = await startSite({
    gateway: (request, response) => response.end(request.url === '/api/openapi.json' ? answer : '{}'),
    settings: { trustedProxies: parseTrustedProxies('127.0.0.1') },
  })
  const { hostname, port } = new URL(site.url)
  await Promise.all(
    Array.from({ length: 290 }, (_, index) => {
      const socket = connect(Number(port), hostname)
      onTestFinished(() => void socket.destroy())
      const client = `192.0.2.${index % 2}`
      socket.write(
        `GET /api/openapi.json HTTP/1.1\r\nHost: ${hostname}\r\nX-Forwarded-For: ${client}\r\n\r\n`,
      )
      // Its answer has begun, and nobody reads on.
      return once(socket, 'readable')
    }),
  )
  expect((await site.get('/api/services')).status).toBe(200)
})

test('a stream of events is sent on as it comes, and ends when the shell stops', async () => {
  const gateway = createChangingGateway()
  const site = await startCachingSite({
    ...gateway,
    async handler(request, response) {
      if (request.url !== '/api/admin/live?request=1') return gateway.handler(request, response)
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: requests\n')
    },
  })
  const { body, headers } = await site.get('/api/admin/live?request=1')
  expect(headers.get('content-type')).toBe('text/event-stream')
  const reader = body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('event: requests\n')
  site.endEventStreams()
  await expect(reader.read()).rejects.toThrow()
})

test.each(['keep-alive', 'close'])(
  'who sends too much reads that it was too much (%s)',
  async (connection) => {
    const site = await startCachingSite(createChangingGateway())
    const call = request(`${site.url}/api/contact`, { method: 'POST', headers: { connection } })
    call.end(Buffer.alloc(9_000_000))
    // As browsers do: first everything is sent, then the response is read.
    const [[answer]] = await Promise.all([once(call, 'response'), once(call, 'finish')])
    expect(answer.statusCode).toBe(413)
    expect(await text(answer)).toContain('This is more than we can take at once.')
  },
)
