import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { request as plainRequest } from 'node:http'
import { buffer, json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'

type TestGateway = Awaited<ReturnType<typeof startTestGateway>>

const requestedWithHeader = { 'x-requested-with': 'fetch' }
/** What an administrator sends with a POST without a file. */
const signedIn = { token: 't', headers: requestedWithHeader }
const form = { 'content-type': 'multipart/form-data; boundary=x', ...requestedWithHeader }

/** A service that echoes the upload. */
async function echoUpload(request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request)
  const { headers, method, url } = request
  response.writeHead(201, { 'content-type': 'application/json', 'x-secret': 'inside' })
  response.end(JSON.stringify({ method, url, size: body.length, headers }))
}

const post = (url: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = form) =>
  fetch(`${url}/api/documents`, { method: 'POST', body, headers })

test('an upload is forwarded unchanged, with the context of the request', async () => {
  const { url } = await startTestGateway({ files: (request, response) => void echoUpload(request, response) })
  const answer = await post(url, new Uint8Array(10_000_000))
  expect(answer.status).toBe(201)
  expect(answer.headers.get('x-secret')).toBeNull()
  expect(await answer.json()).toMatchObject({
    method: 'POST',
    url: '/documents',
    size: 10_000_000,
    headers: {
      'content-type': form['content-type'],
      'content-length': '10000000',
      'x-client-address': expect.stringMatching(/127\.0\.0\.1$/),
      'x-request-id': answer.headers.get('x-request-id'),
    },
  })
})

test('an upload is streamed before all of it has arrived', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { url } = await startTestGateway({
    files(request, response) {
      request.once('data', () => arrive())
      request.once('end', () => response.writeHead(201).end('{}'))
    },
  })
  const call = plainRequest(`${url}/api/documents`, { method: 'POST', headers: form })
  const status = new Promise((resolve) => call.once('response', ({ statusCode }) => resolve(statusCode)))
  call.write('a beginning')
  await arrived
  call.end(' and an end')
  expect(await status).toBe(201)
})

test('a short upload of unknown length is forwarded as it was signed', async () => {
  const { url } = await startTestGateway({ files: (request, response) => void echoUpload(request, response) })
  const call = plainRequest(`${url}/api/documents`, { method: 'POST', headers: form })
  const status = new Promise((resolve) => call.once('response', ({ statusCode }) => resolve(statusCode)))
  call.write('all of it')
  call.end()
  expect(await status).toBe(201)
})

test('cross-site uploads are rejected', async () => {
  const { url } = await startTestGateway({ files: (_, response) => void response.writeHead(201).end('{}') })
  const { 'content-type': type } = form
  const answer = await post(url, 'a', { 'content-type': type })
  expect(answer.status).toBe(403)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

test('a too large Content-Length is rejected before the service is called', async () => {
  let requests = 0
  const { url } = await startTestGateway({
    files(_, response) {
      requests += 1
      response.writeHead(201).end('{}')
    },
  })
  const answer = await post(url, new Uint8Array(10_485_760 + 64 * 1024 + 1))
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({
    reason: 'tooLarge',
    errors: { file: expect.stringContaining('must be smaller than 10MB. It is 10.1MB.') },
  })
  expect(requests).toBe(0)
})

test('a client that is rejected in the middle of an upload still gets the response', async () => {
  const { url } = await startTestGateway({
    files(request, response) {
      request.once('data', () => {
        request.pause()
        response.writeHead(415, { 'content-type': 'application/problem+json' }).end('{"reason":"wrongType"}')
      })
    },
  })
  const call = plainRequest(`${url}/api/documents`, { method: 'POST', headers: form })
  call.end(Buffer.alloc(9_000_000))
  // Like browsers, which read the response only after sending everything.
  const [[answer]] = await Promise.all([once(call, 'response'), once(call, 'finish')])
  expect([answer.statusCode, await json(answer)]).toEqual([415, { reason: 'wrongType' }])
})

test('an administrator downloads a document with its headers', async () => {
  const { url } = await startTestGateway({
    files(request, response) {
      const { authorization = '' } = request.headers
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${request.url} ${authorization}"`,
        'content-security-policy': 'sandbox',
        'cache-control': 'no-store',
        'x-page-count': '5',
      })
      response.end('%PDF-')
    },
  })
  const answer = await fetch(`${url}/api/admin/documents/7/download`, {
    method: 'POST',
    headers: { authorization: 'Bearer t', ...requestedWithHeader },
  })
  expect(await answer.text()).toBe('%PDF-')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="/documents/7/download Bearer t"',
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'x-page-count': '5',
  })
})

test.each([
  ['does not answer', () => {}],
  ['accepts no signature, its clock having been turned', ({ requests }: TestGateway) => requests.turnClock()],
])('a service that %s is busy', async (_, disturb) => {
  const gateway = await startTestGateway({ files: (_, response) => response.destroy() })
  disturb(gateway)
  const path = '/api/admin/documents/7/download'
  const { status, headers } = await gateway.send('POST', path, undefined, signedIn)
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
})

const pictureUrl = '/api/files/7/door-1600x900.webp'

test('a picture is public, with the Cache-Control of its service', async () => {
  const { url } = await startTestGateway({
    files(request, response) {
      response.writeHead(200, {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        etag: '"7-1600"',
      })
      response.end(request.url)
    },
  })
  const answer = await fetch(`${url}${pictureUrl}`)
  expect(await answer.text()).toBe('/files/7/door-1600x900.webp')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: '"7-1600"',
  })
})

test('a picture supports If-None-Match and HEAD', async () => {
  const { url } = await startTestGateway({
    files({ headers, method }, response) {
      const status = headers['if-none-match'] === '"7-1600"' ? 304 : 200
      response.writeHead(status, { etag: '"7-1600"', ...(status === 200 && { 'content-length': '5' }) })
      response.end(method === 'HEAD' || status === 304 ? undefined : 'bytes')
    },
  })
  const known = await fetch(`${url}${pictureUrl}`, { headers: { 'if-none-match': '"7-1600"' } })
  expect([known.status, known.headers.get('etag'), await known.text()]).toEqual([304, '"7-1600"', ''])
  const head = await fetch(`${url}${pictureUrl}`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '5', ''])
})

test('what is recorded is neither read by GET nor by HEAD', async () => {
  const gateway = await startTestGateway()
  for (const path of [
    'documents/7/download',
    'documents/7/original',
    'documents/7/pages/1',
    'registrations/7/export',
    'cases/export',
  ])
    for (const method of ['GET', 'HEAD'])
      expect((await gateway.send(method, `/api/admin/${path}`)).status, path).toBe(405)
})

test('the URL of a picture cannot reach anything else in the service', async () => {
  const { url } = await startTestGateway({ files: (request, response) => void response.end(request.url) })
  const answer = await fetch(`${url}/api/files/..%2Fgraphql/x%3Fy`)
  expect(await answer.text()).toBe('/files/..%2Fgraphql/x%3Fy')
})

test('only administrators upload a picture, and not more than twenty megabytes', async () => {
  let requests = 0
  const { url } = await startTestGateway({ files: () => (requests += 1) })
  const send = (size: number, headers: Record<string, string>) =>
    fetch(`${url}/api/admin/files`, { method: 'POST', body: new Uint8Array(size), headers })
  expect((await send(10, form)).status).toBe(401)
  const signedInForm = { ...form, authorization: 'Bearer t' }
  expect((await send(10, { ...signedInForm, 'x-requested-with': '' })).status).toBe(403)
  const answer = await send(20 * 1024 * 1024 + 64 * 1024 + 1, signedInForm)
  expect(answer.status).toBe(413)
  expect(await answer.json()).toMatchObject({
    errors: { file: expect.stringContaining('must be smaller than 20MB. It is 20.1MB.') },
  })
  expect(requests).toBe(0)
})

test('the query of an export is forwarded, and covered by the signature', async () => {
  const gateway = await startTestGateway({ files: (request, response) => void echoUpload(request, response) })
  const { status, json } = await gateway.send(
    'POST',
    '/api/admin/cases/export?format=csv&filter=category:A%26B',
    undefined,
    signedIn,
  )
  expect([status, json.url]).toEqual([201, '/export/Case?format=csv&filter=category:A%26B'])
  expect(
    (await gateway.send('POST', '/api/admin/constitution/versions/export', undefined, signedIn)).json.url,
  ).toBe('/export/ConstitutionVersion')
})

test('an import is forwarded to its service, and a too large one is rejected by its size', async () => {
  const { url } = await startTestGateway({ files: (request, response) => void echoUpload(request, response) })
  const send = (size: number) =>
    fetch(`${url}/api/admin/judgments/import?dryRun=true`, {
      method: 'POST',
      body: new Uint8Array(size),
      headers: { ...form, authorization: 'Bearer t' },
    })
  expect(await (await send(1000)).json()).toMatchObject({ url: '/import/Judgment?dryRun=true', size: 1000 })
  const error = await send(50 * 1024 ** 2 + 64 * 1024 + 1)
  expect(error.status).toBe(413)
  expect(await error.json()).toMatchObject({ detail: expect.stringContaining('larger than 50 MB') })
})

test('a client that follows a dry run gets its lines, each when it is written', async () => {
  const rest = Promise.withResolvers<void>()
  const { url } = await startTestGateway({
    async files(request, response) {
      response.writeHead(200, { 'content-type': String(request.headers.accept) })
      response.write('{"rows":200}\n')
      await rest.promise
      response.end('{"report":{}}\n')
    },
  })
  const answer = await fetch(`${url}/api/admin/judgments/import?dryRun=true`, {
    method: 'POST',
    body: new Uint8Array(1000),
    headers: { ...form, authorization: 'Bearer t', accept: 'application/x-ndjson' },
  })
  expect(answer.headers.get('content-type')).toBe('application/x-ndjson')
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toBe('{"rows":200}\n')
  rest.resolve()
  expect((await reader.read()).value).toBe('{"report":{}}\n')
})

test('a malformed URL of a file is rejected', async () => {
  const gateway = await startTestGateway()
  for (const path of ['/api/files/%E0%A4%A/lamp.webp', '/api/admin/documents/%zz/download']) {
    const { status, text } = await gateway.getRawPath(path)
    expect([status, JSON.parse(text).detail], path).toEqual([400, 'The address is not well encoded.'])
  }
})

test('a stream of events is sent on as it comes, with what the client asked for', async () => {
  const { url } = await startTestGateway({
    files(request, response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' })
      response.write(`event: clock\ndata: "${request.url}"\n\n`)
    },
  })
  const live = `${url}/api/admin/live?request=7`
  expect((await fetch(live)).status).toBe(401)
  const { body, headers } = await fetch(live, { headers: { authorization: 'Bearer t' } })
  expect(headers.get('x-accel-buffering')).toBe('no')
  const reader = body!.getReader()
  expect(new TextDecoder().decode((await reader.read()).value)).toBe(
    'event: clock\ndata: "/live?request=7"\n\n',
  )
  await reader.cancel()
})

test('a hundred downloads that nobody reads keep nobody else from theirs', async () => {
  // More than what is on its way to clients that do not read.
  const file = Buffer.alloc(8 * 2 ** 20)
  const { url } = await startTestGateway({
    files: (request, response) => void response.end(request.url?.includes('large') ? file : 'short'),
  })
  const download = (name: string) => fetch(`${url}/api/files/${crypto.randomUUID()}/${name}`)
  const unread = await Promise.all(Array.from({ length: 100 }, () => download('large')))
  expect(await (await download('short')).text()).toBe('short')
  for (const response of unread) await response.body!.cancel()
})
