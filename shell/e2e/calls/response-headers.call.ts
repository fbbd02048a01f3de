import { expect, inject, test } from 'vitest'

/** Headers of every kind of route, method and error, through the public origin. */

const { url, adminEmail: email, adminPassword: password } = inject('product')

type Call = { method: string; path: string; status: number; headers?: Record<string, string>; body?: string }

const json = { 'content-type': 'application/json' }
const get = (path: string, status: number): Call => ({ method: 'GET', path, status })
const send = (method: string, path: string, status: number, body = '{}', headers = {}): Call => ({
  method,
  path,
  status,
  body,
  headers: { ...json, ...headers },
})
const report = (body: string, type: string, status: number): Call =>
  send('POST', '/csp-reports', status, body, { 'content-type': type })

const graphql = (query: string, status: number) => send('POST', '/graphql', status, JSON.stringify({ query }))

const calls: Call[] = [
  get('/', 200),
  get('/cases', 200),
  get('/search?q=%3Cscript%3E', 200),
  get('/get-help', 200),
  get('/get-help/status', 200),
  get('/get-help/offer', 200),
  get('/events/7/place', 200),
  get('/events/7/place/8pCEnsiXglLAix_rp2d_XQ', 303),
  get('/judgments/follow/confirm', 200),
  get('/judgments/following', 200),
  get('/preview', 200),
  get('/admin', 200),
  get('/admin/dashboard', 200),
  get('/nowhere', 404),
  get('/blog/no-such-article', 404),
  get('/%E0%A4%A', 400),
  { method: 'HEAD', path: '/', status: 200 },
  { method: 'DELETE', path: '/', status: 405 },
  { method: 'OPTIONS', path: '/', status: 405 },
  { method: 'POST', path: '/contact', status: 403, headers: { 'sec-fetch-site': 'cross-site' } },
  get('/robots.txt', 200),
  get('/sw.js', 200),
  get('/manifest.webmanifest', 200),
  get('/sitemap.xml', 200),
  get('/feeds/blog.xml', 200),
  get('/feeds/nothing.xml', 404),
  get('/events.ics', 200),
  get('/share/page.png', 200),
  get('/share/nothing.png', 404),
  get('/documents/nothing.pdf', 404),
  get('/livez', 200),
  get('/readyz', 200),
  get('/readyz?verbose', 200),
  get('/remotes/live.json', 200),
  // Neither files that are not there nor those of the server are answered with a page, which would be run as a script.
  get('/assets/', 404),
  get('/assets/nothing.js', 404),
  get('/remotes/mfe_public/old/browser/remoteEntry.js', 404),
  get('/remotes/mfe_public/old/server/server.cjs', 404),
  { method: 'POST', path: '/assets/shell.js', status: 405 },
  get('/.git/HEAD', 404),
  get('/.env', 404),
  get('/package.json', 404),
  get('/server.js.map', 404),
  get('/metrics', 404),
  get('/api/cases', 200),
  get('/api/cases/nothing', 404),
  get('/api/nothing', 404),
  get('/api/docs', 200),
  get('/api/openapi.json', 200),
  get('/api/files/nothing/nothing.webp', 404),
  { method: 'OPTIONS', path: '/api/cases', status: 204 },
  { method: 'DELETE', path: '/api/cases', status: 405 },
  send('POST', '/api/contact', 400),
  send('POST', '/api/contact', 415, 'x', { 'content-type': 'text/plain' }),
  send('POST', '/api/contact', 413, JSON.stringify({ message: 'x'.repeat(3_000_000) })),
  send('POST', '/api/legal-aid-requests', 400),
  send('POST', '/api/auth/login', 401, JSON.stringify({ email: 'nobody@example.org', password: 'wrong' })),
  get('/api/auth/verify', 401),
  get('/api/admin/cases', 401),
  send('PUT', '/api/admin/cases/nothing', 401),
  get('/graphql', 400),
  graphql('{ __typename }', 400),
  graphql('{ nothing }', 400),
  get('/csp-reports', 401),
  report('{"csp-report":{"document-uri":"x"}}', 'application/csp-report', 204),
  report('{', 'application/csp-report', 400),
  report('{}', 'application/json', 415),
  report(JSON.stringify({ padding: 'x'.repeat(40_000) }), 'application/csp-report', 413),
  { method: 'PUT', path: '/csp-reports', status: 405 },
]

/** Of one person alone, or an error that another caller would not get. */
const isPrivate = ({ path, status }: Call) =>
  /^\/(?:get-help|events\/7\/place|judgments\/follow|preview|admin|api\/admin|api\/auth)/.test(path) ||
  status === 401 ||
  (/^\/(?:graphql|api\/(?:contact|legal-aid-requests))$/.test(path) && status === 400)

const call = ({ method, path, headers, body }: Call) =>
  fetch(new URL(path, url), { method, redirect: 'manual', headers: headers ?? {}, ...(body && { body }) })

const commonHeaders = {
  'content-security-policy': expect.stringMatching(
    /default-src 'none'.*frame-ancestors 'none'|^frame-ancestors 'none'$/,
  ),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'referrer-policy': expect.stringMatching(/^(?:same-origin|no-referrer)$/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

test.each(calls)(
  '$method $path answers $status with every header of safety, and is kept by nobody if it is private',
  async (one) => {
    const response = await call(one)
    await response.arrayBuffer()
    const headers = Object.fromEntries(response.headers)
    expect(response.status).toBe(one.status)
    // Share images are for the pages of others, and hold nothing of anybody.
    const isShared = one.path.startsWith('/share/')
    expect(headers).toMatchObject({
      ...commonHeaders,
      ...(isShared && { 'cross-origin-resource-policy': 'cross-origin' }),
    })
    expect(headers['content-security-policy']).not.toMatch(/unsafe/)
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    // Plain http: a browser would ignore it, and a proxy could pass it on.
    expect(headers).not.toHaveProperty('strict-transport-security')
    if (one.path.startsWith('/assets/') || one.path.startsWith('/remotes/mfe'))
      expect(headers['content-type']).toMatch(/^text\/plain/)
    if (isPrivate(one)) expect(headers['cache-control']).toBe('no-store')
  },
)

test('what an administrator reads is kept by nobody', async () => {
  const login = await call(send('POST', '/api/auth/login', 200, JSON.stringify({ email, password })))
  expect(login.headers.get('cache-control')).toBe('no-store')
  const authorization = `Bearer ${((await login.json()) as { token: string }).token}`
  for (const path of ['/api/admin/cases', '/api/auth/verify', '/csp-reports', '/api/cases']) {
    const { status, headers } = await call({ ...get(path, 200), headers: { authorization } })
    expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store'])
  }
})

test.each(['https://evil.example', 'null', `${url.replace('://', '://our.')}.evil.example`])(
  'a page of %s is allowed nothing',
  async (origin) => {
    for (const path of ['/', '/api/cases', '/graphql', '/api/admin/cases', '/csp-reports']) {
      const preflight = {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization',
      }
      for (const method of ['GET', 'OPTIONS']) {
        const { headers } = await call({ method, path, status: 0, headers: preflight })
        for (const [name] of headers) expect(`${method} ${path} ${name}`).not.toMatch(/access-control-/)
      }
    }
  },
)
