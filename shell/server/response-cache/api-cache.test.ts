import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createChangingGateway, startCachingSite } from '../testing/changing-gateway.ts'
import { readBody } from '../testing/site.ts'

type Call = { path: string; body?: string; headers?: Record<string, string> }

const call: Call = { path: '/api/news' }
const operation = {
  path: '/graphql',
  body: '{"documentId":"a1","variables":{"page":1}}',
  headers: { 'content-type': 'application/json', 'if-none-match': '*' },
} satisfies Call

/** The same, with other headers or another body. */
const vary = (before: Call, changes: Partial<Call>): Call => ({
  ...before,
  ...changes,
  headers: { ...before.headers, ...changes.headers },
})

/** A site whose gateway answers the API with its news; `received` is the body of each call, or its address without one. */
async function start() {
  const gateway = createChangingGateway()
  const { state } = gateway
  const received: string[] = []
  const site = await startCachingSite({
    ...gateway,
    async handler(request, response) {
      if (request.url === '/changes') return gateway.handler(request, response)
      const { news } = state
      received.push((await readBody(request)) || request.url!)
      response.setHeader('cache-control', state.isSameForAll ? 'max-age=900, public' : 'no-store')
      const answer = Buffer.from(JSON.stringify({ data: { news, text: 'a'.repeat(2_000) } }))
      response.writeHead(state.isDown ? 500 : 200, { 'content-length': answer.length }).end(answer)
    },
  })
  const ask = ({ path, body, headers = {} }: Call) =>
    site.get(path, { headers, ...(body && { method: 'POST', body }) })
  const readNews = async (apiCall: Call) =>
    ((await (await ask(apiCall)).json()) as { data: { news: string } }).data.news
  return { gateway, state, site, received, ask, readNews }
}

test.each([
  ['a call', call, 'public, max-age=0, must-revalidate'],
  ['an operation', operation, 'no-store'],
])(
  'the answer to %s that is the same for all is sent again, in each encoding, until a change',
  async (...row) => {
    const [, apiCall, cacheControl] = row
    const { gateway, received, ask, readNews } = await start()
    for (const encoding of ['gzip', 'br', 'identity']) {
      const response = await ask(vary(apiCall, { headers: { 'accept-encoding': encoding } }))
      expect(response.status).toBe(200)
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(response.headers.get('cache-control')).toBe(cacheControl)
      expect(await response.json()).toMatchObject({ data: { news: 'old' } })
    }
    expect(received).toHaveLength(1)
    const id = gateway.change('new')
    expect(await readNews(vary(apiCall, { headers: { 'x-change-id': String(id) } }))).toBe('new')
    expect(await readNews(apiCall)).toBe('old')
    gateway.notify()
    await expect.poll(() => readNews(apiCall), { interval: 5 }).toBe('new')
  },
)

test('each operation, each of its variables and each format has an answer of its own', async () => {
  const { received, readNews } = await start()
  const second = vary(operation, { body: operation.body.replace('1}', '2}') })
  for (const _ of [1, 2]) {
    await readNews(operation)
    await readNews(second)
    await readNews(vary(operation, { headers: { accept: 'application/graphql-response+json' } }))
  }
  expect(received).toEqual([operation.body, second.body, operation.body])
})

test('an authorization of another scheme is nobody’s, and the answer is that for everybody', async () => {
  const { received, readNews } = await start()
  for (const authorization of ['Basic eDp4', 'x', ''])
    await readNews(vary(call, { headers: { authorization } }))
  expect(received).toHaveLength(1)
})

const longBody = operation.body.replace('1}', `"${'a'.repeat(1_100)}"}`)

test.each<[string, Call, changes?: object]>([
  ['is not marked', operation, { isSameForAll: false }],
  ['is not marked', call, { isSameForAll: false }],
  ['is an error', operation, { isDown: true }],
  ['is an error', call, { isDown: true }],
  ['is for who is signed in', vary(operation, { headers: { authorization: 'Bearer x' } })],
  ['is for who is signed in', vary(call, { headers: { authorization: 'Bearer x' } })],
  ['is to be given once', vary(operation, { headers: { 'idempotency-key': 'a-key' } })],
  ['is to a long operation', vary(operation, { body: longBody })],
  ['is to no JSON', vary(operation, { headers: { 'content-type': 'text/plain' } })],
  ['is to a long query', { path: `/api/news?x=${'1'.repeat(500)}` }],
  ['is to another spelling of a path', { path: '/api//news' }],
])('an answer that %s is passed on each time', async (_what, apiCall, changes = {}) => {
  const { state, received, readNews } = await start()
  Object.assign(state, changes)
  for (const _ of [1, 2]) await readNews(apiCall)
  const sent = apiCall.body ?? apiCall.path
  expect(received).toEqual([sent, sent])
})

test('a body that comes after its headers, in pieces, is read whole and answered as well', async () => {
  const { site, received } = await start()
  const { hostname, port } = new URL(site.url)
  const { body } = operation
  const answers = []
  for (const _ of [1, 2]) {
    const socket = connect(Number(port), hostname).setNoDelay()
    await once(socket, 'connect')
    const head = `POST /graphql HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`
    for (const part of [head, body.slice(0, 10), body.slice(10)]) {
      socket.write(part)
      await setImmediate()
    }
    answers.push(await text(socket))
  }
  expect(answers.every((answer) => answer.includes('{"data":{"news":"old"'))).toBe(true)
  expect(received).toEqual([body])
})
