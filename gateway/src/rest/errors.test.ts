import { expect, test } from 'vitest'
import { authOfAdministrator, startTestGateway } from '../testing/test-gateway.ts'

const token = 'good.token.signed'

test('all missing fields are reported at once', async () => {
  const gateway = await startTestGateway()
  const { status, json } = await gateway.send('POST', '/api/legal-aid-requests', { name: '  ' })
  expect(status).toBe(400)
  expect(json.errors).toMatchObject({
    name: 'Enter your name',
    email: 'Enter your email address',
    phone: 'Enter a phone number',
    eligibilityData: 'Tell us about your household',
  })
  expect(Object.keys(json.errors)).toEqual(expect.arrayContaining(['category', 'description', 'urgency']))
  expect(gateway.requests.calls).toEqual([])
})

test('a nested field is reported with its path', async () => {
  const gateway = await startTestGateway()
  const { json } = await gateway.send('POST', '/api/legal-aid-requests', {
    eligibilityData: { householdSize: '3' },
  })
  expect(Object.keys(json.errors)).toContain('eligibilityData.income')
})

test('unknown fields are reported, whatever their names', async () => {
  const gateway = await startTestGateway()
  const body = '{"name":"Jo","age":7,"constructor":{"prototype":{"x":1}},"__proto__":{"polluted":true}}'
  const { status, json } = await gateway.send('POST', '/api/contact', body)
  expect(status).toBe(400)
  expect(Object.keys(json.errors)).toEqual(expect.arrayContaining(['age', 'constructor']))
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('a body that is missing or not an object is a 400, never a 500', async () => {
  const gateway = await startTestGateway()
  for (const body of ['[]', '[1,2]', '"text"', 'null', '7', '{"a":', '\u0000', '{}', '']) {
    const { status, headers } = await gateway.send('POST', '/api/contact', body)
    expect(status, body).toBe(400)
    expect(headers.get('content-type')).toContain('application/problem+json')
  }
})

test('wrong types are rejected with a message', async () => {
  const gateway = await startTestGateway()
  const wrong = { name: { first: 'Jo' }, email: ['a@b.org'], subject: 7, message: true, phone: {} }
  const { status, json } = await gateway.send('POST', '/api/contact', wrong)
  expect(status).toBe(400)
  expect(Object.keys(json.errors).sort()).toEqual(['email', 'message', 'name', 'phone', 'subject'])
  expect(gateway.requests.calls).toEqual([])
})

test('anything but JSON is a 415', async () => {
  const gateway = await startTestGateway()
  for (const type of [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
  ]) {
    const headers = { 'content-type': type }
    expect((await gateway.send('POST', '/api/contact', '{}', { headers })).status, type).toBe(415)
  }
})

test('visitors send up to 100 kB, administrators up to 1 MB', async () => {
  const gateway = await startTestGateway({ auth: authOfAdministrator })
  const kilobytes = (count: number) => ({ title: 'x'.repeat(count * 1024) })
  expect((await gateway.send('POST', '/api/contact', kilobytes(101))).status).toBe(413)
  expect((await gateway.send('POST', '/api/admin/cases', kilobytes(200), { token })).status).toBe(400)
  expect((await gateway.send('POST', '/api/admin/cases', kilobytes(1025), { token })).status).toBe(413)
})

test('a role without the permission gets a 403, whatever it sends', async () => {
  const auth = { Query: { me: () => ({ id: 'a2', email: 'bo@example.org', name: 'Bo', role: 'auditor' }) } }
  const gateway = await startTestGateway({ auth })
  for (const body of [{}, { title: 'x'.repeat(100_000) }, 'no JSON'])
    expect(await gateway.send('POST', '/api/admin/cases', body, { token })).toMatchObject({
      status: 403,
      json: {
        type: '/api/docs#problem-forbidden',
        detail: 'Your role does not include this. Ask an administrator if you need it',
      },
    })
  expect(gateway.content.calls).toEqual([])
})

test('anonymous clients get a 401, whatever they send', async () => {
  const gateway = await startTestGateway({ auth: { Query: { me: () => null } } })
  const calls: [string, string, unknown][] = [
    ['GET', '/api/admin/cases', undefined],
    ['POST', '/api/admin/blog', {}],
    ['POST', '/api/admin/judgments', '{"broken'],
    ['PUT', '/api/admin/events/1', { nonsense: true }],
    ['DELETE', '/api/admin/team/1', undefined],
  ]
  for (const [method, path, body] of calls) {
    const { status, headers, json } = await gateway.send(method, path, body)
    expect(status, path).toBe(401)
    expect(headers.get('www-authenticate')).toBe('Bearer')
    expect(json.errors).toBeUndefined()
  }
  expect((await gateway.send('POST', '/api/admin/blog', {}, { token: 'expired' })).status).toBe(401)
})

test('a path that exists for other methods is a 405 that lists them', async () => {
  const gateway = await startTestGateway()
  const { status, headers, json } = await gateway.send('DELETE', '/api/cases/c1')
  expect(status).toBe(405)
  expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS')
  expect(json.type).toBe('/api/docs#problem-methodNotAllowed')
  expect((await gateway.send('PATCH', '/api/admin/cases/c1')).headers.get('allow')).toBe(
    'PUT, DELETE, OPTIONS',
  )
  expect((await gateway.send('GET', '/api/contact')).headers.get('allow')).toBe('POST, OPTIONS')
})

test('OPTIONS lists the methods and allows no other origin', async () => {
  const gateway = await startTestGateway()
  const headers = { origin: 'https://elsewhere.example' }
  const answer = await gateway.send('OPTIONS', '/api/admin/cases', undefined, { headers })
  expect(answer.status).toBe(204)
  expect(answer.headers.get('allow')).toBe('GET, POST, HEAD, OPTIONS')
  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('HEAD answers as GET does, without the body', async () => {
  const gateway = await startTestGateway({ content: { Query: { teamMembers: () => [] } } })
  const { status, headers, text } = await gateway.send('HEAD', '/api/team')
  expect({ status, length: headers.get('content-length'), text }).toEqual({
    status: 200,
    length: '2',
    text: '',
  })
})

test('an unknown path is a 404 problem', async () => {
  const gateway = await startTestGateway()
  for (const path of [
    '/api',
    '/api/',
    '/api/nothing',
    '/api/admin',
    '/api/cases/1/2',
    '/api/Cases',
    '/elsewhere',
    '/',
  ]) {
    const { status, json } = await gateway.get(path)
    expect(status, path).toBe(404)
    expect(json.type).toBe('/api/docs#problem-notFound')
  }
})

test('malformed paths are answered with 4xx', async () => {
  const gateway = await startTestGateway({ content: { Query: { case: () => null } } })
  expect((await gateway.getRawPath('/api/cases/%')).status).toBe(400)
  expect((await gateway.getRawPath('/api/cases/%E0%A4%A')).status).toBe(400)
  expect((await gateway.getRawPath('/%E0%A4%A')).status).toBe(404)
  expect((await gateway.getRawPath('/api/cases/%00')).status).toBe(404)
  expect((await gateway.getRawPath(`/api/cases/${'x'.repeat(500)}`)).status).toBe(404)
  expect((await gateway.getRawPath('/api/../../etc/passwd')).status).toBe(404)
  expect((await gateway.getRawPath('/api/cases/__proto__')).status).toBe(404)
  expect(gateway.content.calls).toHaveLength(1)
})

test('every response has the request id of the client, or a new one', async () => {
  const gateway = await startTestGateway()
  const response = await gateway.get('/api/nothing', { headers: { 'x-request-id': 'trace-12345' } })
  expect(response.headers.get('x-request-id')).toBe('trace-12345')
  const made = await gateway.get('/api/nothing', { headers: { 'x-request-id': '<script>' } })
  expect(made.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
})
