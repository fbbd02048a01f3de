// What authenticates, and what only looks as if it did; and methods that are not what they say.
import { request as plainRequest } from 'node:http'
import { expect, test } from 'vitest'
import { startTestGateway } from '../testing/test-gateway.ts'

const token = 'good.token.signed'
const user = { id: 'a1', email: 'admin@example.org', name: 'Ada', role: 'administrator' }
/** Signed in with the token as a bearer. */
const auth = {
  Query: {
    me: (_: unknown, __: unknown, { headers }: { headers: { authorization?: string } }) =>
      headers.authorization === `Bearer ${token}` ? user : null,
  },
  Mutation: { signIn: () => ({ token, user }) },
}
const basic = Buffer.from(`admin@example.org:${token}`).toString('base64')

test.each([
  ['in the query', `?auth_token=${token}&token=${token}&access_token=${token}`, {}],
  ['in a cookie', '', { cookie: `auth_token=${token}; token=${token}` }],
  ['of another scheme', '', { authorization: `Basic ${basic}` }],
  ['without a scheme', '', { authorization: token }],
  ['in a header of another name', '', { 'x-auth-token': token, 'proxy-authorization': `Bearer ${token}` }],
  ['twice in one header', '', { authorization: `Bearer ${token}, Bearer ${token}` }],
  ['of eight kilobytes of nothing', '', { authorization: `Bearer ${'x'.repeat(8_000)}` }],
] as [string, string, Record<string, string>][])(
  'a token %s authenticates nobody',
  async (_, query, headers) => {
    const gateway = await startTestGateway({ auth })
    expect((await gateway.get(`/api/auth/verify${query}`, { headers })).status).toBe(401)
    expect((await gateway.get(`/api/admin/cases${query}`, { headers })).status).toBe(401)
    expect((await gateway.get('/api/auth/verify', { token })).status).toBe(200)
  },
)

const credentials = { email: 'admin@example.org', password: 'correct-horse-battery' }

test.each([
  ['a form', 'application/x-www-form-urlencoded', String(new URLSearchParams(credentials))],
  ['JSON that says that it is text', 'text/plain', JSON.stringify(credentials)],
])('nobody signs in by %s, as a form of another site would send', async (_, type, body) => {
  const gateway = await startTestGateway({ auth })
  const { status } = await gateway.send('POST', '/api/auth/login', body, {
    headers: { 'content-type': type },
  })
  expect(status).toBe(415)
  expect(gateway.auth.calls).toEqual([])
})

test('nobody signs in by an address', async () => {
  const gateway = await startTestGateway({ auth })
  expect((await gateway.get(`/api/auth/login?${new URLSearchParams(credentials)}`)).status).toBe(405)
  expect(gateway.auth.calls).toEqual([])
})

test.each(['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override'])(
  '%s changes no method',
  async (name) => {
    const gateway = await startTestGateway({ auth, content: { Query: { allCases: () => [] } } })
    const overridden = { token, headers: { [name]: 'DELETE' } }
    expect((await gateway.get('/api/admin/cases', overridden)).json).toEqual([])
    expect((await gateway.send('POST', '/api/admin/cases?_method=DELETE', {}, overridden)).status).toBe(400)
    expect(gateway.content.calls.filter(({ query }) => query.includes('delete'))).toEqual([])
  },
)

test.each(['TRACE', 'PATCH', 'PROPFIND'])('%s is a 405, and no service is asked', async (method) => {
  const gateway = await startTestGateway({ auth })
  for (const path of ['/api/admin/cases', '/api/admin/cases/1', '/api/auth/login'])
    expect(await readStatus(gateway.url + path, method), path).toBe(405)
  expect(gateway.content.calls).toEqual([])
})

/** The status of a method that fetch refuses to send. */
const readStatus = (url: string, method: string) =>
  new Promise<number>((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}` }
    plainRequest(url, { method, headers }, (response) => resolve(response.resume().statusCode!))
      .once('error', reject)
      .end()
  })
