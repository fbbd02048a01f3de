import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { getAsWritten, readBody, simpleBundle, startSite } from './testing/site.ts'

test('calls go through to the gateway: method, path, query, body and the caller’s own headers', async () => {
  const site = await startSite({
    async gateway(incoming, response) {
      const { method, url, headers } = incoming
      response.statusCode = 201
      response.setHeader('x-answer', 'yes')
      response.end(JSON.stringify({ method, url, headers, body: await readBody(incoming) }))
    },
  })
  const answer = await site.get('/api/contact?x=1', {
    method: 'POST',
    body: '{"name":"Ada"}',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer t',
      'idempotency-key': 'k',
      cookie: 'a=b',
    },
  })
  expect(answer.status).toBe(201)
  expect(answer.headers.get('x-answer')).toBe('yes')
  expect(await answer.json()).toMatchObject({
    method: 'POST',
    url: '/api/contact?x=1',
    body: '{"name":"Ada"}',
    headers: {
      authorization: 'Bearer t',
      'idempotency-key': 'k',
      cookie: 'a=b',
      'content-type': 'application/json',
    },
  })
})

test.each(['keep-alive', 'close'])(
  'a client that is rejected while it sends still reads the response (%s)',
  async (connection) => {
    const site = await startSite({
      gateway(incoming, response) {
        incoming.once('data', () => {
          incoming.pause()
          response.writeHead(413).end('too much')
        })
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=b', connection }
    const call = request(`${site.url}/api/documents`, { method: 'POST', headers })
    call.end(Buffer.alloc(9_000_000))
    // As browsers do: first everything is sent, then the response is read.
    const [[answer]] = await Promise.all([once(call, 'response'), once(call, 'finish')])
    expect([answer.statusCode, await text(answer)]).toEqual([413, 'too much'])
  },
)

test('a gateway that is down is a 503 problem that says when to try again', async () => {
  const site = await startSite({ isGatewayDown: true })
  const answer = await site.get('/api/cases')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(answer.headers.get('retry-after')).toBe('5')
  expect(await answer.json()).toMatchObject({ status: 503, title: 'Service Unavailable' })
})

test('built files are immutable, in an encoding that the browser accepts', async () => {
  const site = await startSite()
  const file = path.join(site.folder, 'shell/browser/shell.abc.js')
  writeFileSync(file, 'plain')
  writeFileSync(`${file}.gz`, gzipSync('zipped'))
  const zipped = await site.get('/assets/shell.abc.js', { headers: { 'accept-encoding': 'gzip' } })
  expect(await zipped.text()).toBe('zipped')
  expect(zipped.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(zipped.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(zipped.headers.get('vary')).toContain('accept-encoding')
  const plain = await site.get('/assets/shell.abc.js', { headers: { 'accept-encoding': 'identity' } })
  expect(await plain.text()).toBe('plain')
})

test('of the encodings that a browser names, in whatever order, built files come in the smallest one', async () => {
  const site = await startSite()
  const file = path.join(site.folder, 'shell/browser/shell.abc.js')
  const text = 'console.log("a page")\n'.repeat(50)
  writeFileSync(file, text)
  const asChromium = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }
  writeFileSync(`${file}.gz`, gzipSync(text))
  expect((await site.get('/assets/shell.abc.js', asChromium)).headers.get('content-encoding')).toBe('gzip')
  writeFileSync(`${file}.br`, brotliCompressSync(text))
  const answer = await site.get('/assets/shell.abc.js', asChromium)
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.text()).toBe(text)
})

test.each([
  '/assets/nothing.js',
  '/assets/',
  '/remotes/mfe_public/one/browser/nothing.js',
  '/remotes/mfe_public/two/browser/remoteEntry.js',
  '/remotes/mfe_public/one/server/server.cjs',
  '/remotes/mfe_public/one/browser/..%2Fserver%2Fserver.cjs',
  '/remotes/mfe_public/one/browser/../../../../shell/assets.json',
  '/remotes/mfe_public/one/release.jws',
  '/remotes/mfe_public/last-good.jws',
])('%s is a 404 in plain text, never a page', async (address) => {
  const site = await startSite({ bundle: simpleBundle })
  const answer = await getAsWritten(site, address)
  expect(answer).toMatchObject({ status: 404, type: 'text/plain; charset=utf-8' })
})

test('a released file can be fetched, and only read', async () => {
  const site = await startSite({ bundle: simpleBundle })
  expect(await (await site.get('/remotes/mfe_public/one/browser/remoteEntry.js')).text()).toBe('entry')
  expect((await site.get('/assets/shell.js', { method: 'PUT' })).status).toBe(405)
})

test('it is alive at once and ready when there is a site to show', async () => {
  const site = await startSite()
  expect((await site.get('/livez')).status).toBe(200)
  const answer = await site.get('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'not ready', waitingFor: ['releases'] })
  site.release('mfe_public', 'one', simpleBundle)
  expect((await site.get('/readyz')).status).toBe(200)
})

test('it is not ready while something behind it is not, and says what', async () => {
  let behind: [number, object] = [503, { status: 'not ready', waitingFor: ['requests'] }]
  const site = await startSite({
    bundle: simpleBundle,
    gateway: (_request, response) => response.writeHead(behind[0]).end(JSON.stringify(behind[1])),
  })
  const withoutGateway = await startSite({ bundle: simpleBundle, isGatewayDown: true })
  for (const [{ get }, name] of [
    [site, 'requests'],
    [withoutGateway, 'gateway'],
  ] as const) {
    const answer = await get('/readyz')
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ status: 'not ready', waitingFor: [name] })
  }
  behind = [200, { status: 'ready' }]
  expect((await site.get('/readyz')).status).toBe(200)
})
