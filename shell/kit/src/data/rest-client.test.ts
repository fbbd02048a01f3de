import { afterEach, expect, test, vi } from 'vitest'
import { api, buildPath, RequestError } from './rest-client.ts'

/** A server with one response; returns a function that reads the request. */
function stubResponse(status: number, body = '', statusText = '') {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, { status, statusText }))
  vi.stubGlobal('fetch', fetch)
  return () =>
    ({ path: fetch.mock.calls[0]![0], ...fetch.mock.calls[0]![1] }) as RequestInit & { path: string }
}

const catchRequestError = async (call: Promise<unknown>) => {
  const reason = await call.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(reason instanceof RequestError)) throw new Error('nothing failed')
  return reason
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a read is a GET of the key’s segments joined with slashes, with cookies', async () => {
  const readRequest = stubResponse(200, '[]')
  expect(await api.read(['/api', 'cases', 'featured'])).toEqual([])
  expect(readRequest()).toMatchObject({ method: 'GET', path: '/api/cases/featured', credentials: 'include' })
})

test('a segment cannot become a path of its own', () => {
  expect(buildPath(['/api', 'blog', '../admin?x'])).toBe('/api/blog/..%2Fadmin%3Fx')
  expect(buildPath(['/api/cases', 7])).toBe('/api/cases/7')
})

test('a stored token goes along as bearer authorization, and none is sent without one', async () => {
  const without = stubResponse(200, '{}')
  await api.read(['/api', 'cases'])
  expect(without().headers).not.toHaveProperty('authorization')

  localStorage.setItem('auth_token', 'the-token')
  const withToken = stubResponse(200, '{}')
  await api.send('POST', '/api/contact', {})
  expect(withToken().headers).toHaveProperty('authorization', 'Bearer the-token')
})

test('a call of whose session has ended is made again without the token, where none is needed', async () => {
  localStorage.setItem('auth_token', 'ended')
  const headers = { 'www-authenticate': 'Bearer error="invalid_token"' }
  const fetch = vi.fn(async (_path: string, init: RequestInit) =>
    new Headers(init.headers).has('authorization')
      ? new Response('{}', { status: 401, headers })
      : new Response('{"id":"1"}', { status: 201 }),
  )
  vi.stubGlobal('fetch', fetch)
  expect(await api.send('POST', '/api/contact', { name: 'Ada' })).toEqual({ id: '1' })
  expect(fetch.mock.calls.map(([, { body }]) => body)).toEqual(['{"name":"Ada"}', '{"name":"Ada"}'])
})

test('a payload is sent as JSON and the response read as JSON', async () => {
  const readRequest = stubResponse(201, '{"id":"1"}')
  expect(await api.send('POST', '/api/contact', { name: 'Ada' })).toEqual({ id: '1' })
  expect(readRequest()).toMatchObject({ method: 'POST', path: '/api/contact', body: '{"name":"Ada"}' })
  expect(readRequest().headers).toHaveProperty('content-type', 'application/json')
})

test('a call can carry headers of its own, but not in place of ours', async () => {
  const readRequest = stubResponse(201, '{}')
  await api.send('POST', '/api/contact', {}, { headers: { 'idempotency-key': 'k', accept: 'text/html' } })
  expect(readRequest().headers).toMatchObject({ 'idempotency-key': 'k', accept: 'application/json' })
})

test('a response that is not a success is an error with status and body', async () => {
  stubResponse(500, 'database on fire', 'Internal Server Error')
  expect((await catchRequestError(api.read(['/api', 'cases']))).message).toBe('500: database on fire')
})

test('the status text stands in for an empty body', async () => {
  stubResponse(404, '', 'Not Found')
  expect((await catchRequestError(api.send('DELETE', '/api/admin/cases/1'))).message).toBe('404: Not Found')
})

test('an error knows its status and the problem that the body describes', async () => {
  stubResponse(400, '{"title":"Bad Request","errors":{"name":"Enter your name"}}')
  const rejected = await catchRequestError(api.send('POST', '/api/contact', {}))
  expect(rejected.status).toBe(400)
  expect(rejected.problemDetails?.errors).toEqual({ name: 'Enter your name' })

  stubResponse(502, '<html>')
  expect((await catchRequestError(api.read(['/api']))).problemDetails).toBeNull()
})

test('a 401 gives null where that is asked for, and nothing else does', async () => {
  stubResponse(401, 'no')
  expect(await api.read(['/api', 'auth', 'verify'], { unauthorized: 'null' })).toBeNull()

  stubResponse(403, 'no')
  expect(
    (await catchRequestError(api.read(['/api', 'auth', 'verify'], { unauthorized: 'null' }))).status,
  ).toBe(403)
})
