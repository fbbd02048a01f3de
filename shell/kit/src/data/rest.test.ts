import { afterEach, expect, test, vi } from 'vitest'
import { api, pathOf, RequestFailed } from './rest.ts'

/** A server with one answer; tells what it was asked. */
function answering(status: number, body = '', statusText = '') {
  const fetch = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, { status, statusText }))
  vi.stubGlobal('fetch', fetch)
  return () =>
    ({ path: fetch.mock.calls[0]![0], ...fetch.mock.calls[0]![1] }) as RequestInit & { path: string }
}

const failure = async (call: Promise<unknown>) => {
  const reason = await call.then(
    () => null,
    (failed: unknown) => failed,
  )
  if (!(reason instanceof RequestFailed)) throw new Error('nothing failed')
  return reason
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a read is a GET of the key’s segments joined with slashes', async () => {
  const asked = answering(200, '[]')
  expect(await api.read(['/api', 'cases', 'featured'])).toEqual([])
  expect(asked()).toMatchObject({ method: 'GET', path: '/api/cases/featured' })
})

test('a segment cannot become a path of its own', () => {
  expect(pathOf(['/api', 'blog', '../admin?x'])).toBe('/api/blog/..%2Fadmin%3Fx')
  expect(pathOf(['/api/cases', 7])).toBe('/api/cases/7')
})

test('every request sends cookies', async () => {
  const asked = answering(200, '{}')
  await api.read(['/api', 'cases'])
  expect(asked().credentials).toBe('include')
})

test('a stored token goes along as bearer authorization, and none is sent without one', async () => {
  const without = answering(200, '{}')
  await api.read(['/api', 'cases'])
  expect(without().headers).not.toHaveProperty('authorization')

  localStorage.setItem('auth_token', 'the-token')
  const withToken = answering(200, '{}')
  await api.send('POST', '/api/contact', {})
  expect(withToken().headers).toHaveProperty('authorization', 'Bearer the-token')
})

test('a payload is sent as JSON and the answer read as JSON', async () => {
  const asked = answering(201, '{"id":"1"}')
  expect(await api.send('POST', '/api/contact', { name: 'Ada' })).toEqual({ id: '1' })
  expect(asked()).toMatchObject({ method: 'POST', path: '/api/contact', body: '{"name":"Ada"}' })
  expect(asked().headers).toHaveProperty('content-type', 'application/json')
})

test('a call can carry headers of its own, but not in place of ours', async () => {
  const asked = answering(201, '{}')
  await api.send('POST', '/api/contact', {}, { headers: { 'idempotency-key': 'k', accept: 'text/html' } })
  expect(asked().headers).toMatchObject({ 'idempotency-key': 'k', accept: 'application/json' })
})

test('an answer that is no success is an error of status and body', async () => {
  answering(500, 'database on fire', 'Internal Server Error')
  expect((await failure(api.read(['/api', 'cases']))).message).toBe('500: database on fire')
})

test('the status text speaks for an empty body', async () => {
  answering(404, '', 'Not Found')
  expect((await failure(api.send('DELETE', '/api/admin/cases/1'))).message).toBe('404: Not Found')
})

test('an error knows its status and the problem that the body describes', async () => {
  answering(400, '{"title":"Bad Request","errors":{"name":"Enter your name"}}')
  const refused = await failure(api.send('POST', '/api/contact', {}))
  expect(refused.status).toBe(400)
  expect(refused.problem?.errors).toEqual({ name: 'Enter your name' })

  answering(502, '<html>')
  expect((await failure(api.read(['/api']))).problem).toBeNull()
})

test('a 401 is an error like any other', async () => {
  answering(401, 'no')
  expect((await failure(api.read(['/api', 'auth', 'verify']))).message).toBe('401: no')
})

test('a 401 gives null where that is asked for, and nothing else does', async () => {
  answering(401, 'no')
  expect(await api.read(['/api', 'auth', 'verify'], { unauthorized: 'null' })).toBeNull()

  answering(403, 'no')
  expect((await failure(api.read(['/api', 'auth', 'verify'], { unauthorized: 'null' }))).status).toBe(403)
})
