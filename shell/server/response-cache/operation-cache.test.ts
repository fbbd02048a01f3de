import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createChangingGateway, startCachingSite } from '../testing/changing-gateway.ts'
import { readBody } from '../testing/site.ts'

const newsBody = '{"documentId":"a1","variables":{"page":1}}'

/** A site whose gateway answers operations with its news, and remembers their bodies. */
async function start() {
  const gateway = createChangingGateway()
  const { state } = gateway
  const bodies: string[] = []
  const site = await startCachingSite({
    ...gateway,
    async handler(request, response) {
      if (request.method !== 'POST') return gateway.handler(request, response)
      const { news } = state
      bodies.push(await readBody(request))
      response.setHeader('cache-control', state.isSameForAll ? 'max-age=900, public' : 'no-store')
      const answer = Buffer.from(JSON.stringify({ data: { news, text: 'a'.repeat(2_000) } }))
      response.writeHead(state.isDown ? 500 : 200, { 'content-length': answer.length }).end(answer)
    },
  })
  const ask = (body: string = newsBody, headers: Record<string, string> = {}) =>
    site.get('/graphql', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    })
  const readNews = async (...options: Parameters<typeof ask>) =>
    ((await (await ask(...options)).json()) as { data: { news: string } }).data.news
  return { gateway, state, site, bodies, ask, readNews }
}

test('an operation that the gateway marked is answered again, in each encoding, until a change', async () => {
  const { gateway, bodies, ask, readNews } = await start()
  for (const encoding of ['gzip', 'br', 'identity']) {
    const response = await ask(newsBody, { 'accept-encoding': encoding, 'if-none-match': '*' })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toMatchObject({ data: { news: 'old' } })
  }
  expect(bodies).toEqual([newsBody])
  const id = gateway.change('new')
  expect(await readNews(newsBody, { 'x-change-id': String(id) })).toBe('new')
  expect(await readNews()).toBe('old')
  gateway.notify()
  await expect.poll(() => readNews(), { interval: 5 }).toBe('new')
})

test('each operation, each of its variables and each format has an answer of its own', async () => {
  const { bodies, readNews } = await start()
  const second = newsBody.replace('1}', '2}')
  for (const _ of [1, 2]) {
    await readNews()
    await readNews(second)
    await readNews(newsBody, { accept: 'application/graphql-response+json' })
  }
  expect(bodies).toEqual([newsBody, second, newsBody])
})

test.each([
  ['not marked', newsBody, {}, { isSameForAll: false }],
  ['an error', newsBody, {}, { isDown: true }],
  ['for who is signed in', newsBody, { authorization: 'Bearer x' }, {}],
  ['to be done once', newsBody, { 'idempotency-key': 'a-key' }, {}],
  ['a long one', newsBody.replace('1}', `"${'a'.repeat(1_100)}"}`), {}, {}],
  ['no JSON', newsBody, { 'content-type': 'text/plain' }, {}],
])('an operation that is %s is passed on whole each time', async (_what, body, headers, changes) => {
  const { state, bodies, readNews } = await start()
  Object.assign(state, changes)
  await readNews(body, headers)
  await readNews(body, headers)
  expect(bodies).toEqual([body, body])
})

test('a body that comes after its headers, in pieces, is read whole and answered as well', async () => {
  const { site, bodies } = await start()
  const { hostname, port } = new URL(site.url)
  const answers = []
  for (const _ of [1, 2]) {
    const socket = connect(Number(port), hostname).setNoDelay()
    await once(socket, 'connect')
    const head = `POST /graphql HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${newsBody.length}\r\n\r\n`
    for (const part of [head, newsBody.slice(0, 10), newsBody.slice(10)]) {
      socket.write(part)
      await setImmediate()
    }
    answers.push(await text(socket))
  }
  expect(answers.every((answer) => answer.includes('{"data":{"news":"old"'))).toBe(true)
  expect(bodies).toEqual([newsBody])
})
