import { expect, test } from 'vitest'
import { createServiceError } from '../testing/fake-service.ts'
import type { Json } from '../testing/test-gateway.ts'
import { startTestGateway } from '../testing/test-gateway.ts'

const codesOf = (json: Json) => json.errors.map(({ extensions }: Json) => extensions.code)

test('one query is answered by several services', async () => {
  const gateway = await startTestGateway({
    auth: { Query: { me: () => ({ id: 'a1', email: 'a@example.org', name: 'Ada' }) } },
    content: { Query: { caseCount: () => 45 } },
    requests: { Query: { legalAidRequestCount: () => 12 } },
  })
  const { json } = await gateway.query(
    '{ me { name } caseCount legalAidRequestCount }',
    {},
    { token: 'good' },
  )
  expect(json.data).toEqual({ me: { name: 'Ada' }, caseCount: 45, legalAidRequestCount: 12 })
})

test('services get the context of a request, and no other headers', async () => {
  const gateway = await startTestGateway({ auth: { Query: { me: () => null } } })
  await gateway.query(
    '{ me { id } }',
    {},
    {
      token: 'good.token',
      headers: {
        cookie: 'a=b',
        'user-agent': `Browser/1 ${'x'.repeat(1000)}`,
        'x-client-address': '203.0.113.9',
        'x-client-agent': 'made up',
        'x-request-id': 'trace-12345',
      },
    },
  )
  const { headers } = gateway.auth.calls[0]!
  expect(headers).toMatchObject({
    authorization: 'Bearer good.token',
    'x-client-address': '203.0.113.9',
    'x-client-agent': `Browser/1 ${'x'.repeat(490)}`,
    'x-request-id': 'trace-12345',
  })
  expect(headers.cookie).toBeUndefined()
})

test('an invalid forwarded IP address is replaced by that of the connection', async () => {
  const gateway = await startTestGateway({ auth: { Query: { me: () => null } } })
  await gateway.query('{ me { id } }', {}, { headers: { 'x-client-address': "' or 1=1" } })
  expect(gateway.auth.calls[0]?.headers['x-client-address']).toMatch(/127\.0\.0\.1$/)
})

test('while one service is down the others answer, and its part is busy', async () => {
  const gateway = await startTestGateway({ content: { Query: { case: () => null } } })
  await gateway.auth.close()
  const { status, json } = await gateway.query('{ me { id } case(id: "c1") { id } }')
  expect(status).toBe(200)
  expect(json.data).toEqual({ me: null, case: null })
  expect(json.errors).toEqual([expect.objectContaining({ extensions: { code: 'BUSY', retryAfter: 5 } })])
})

test('a public error keeps its message, its fields and its Retry-After, and nothing else', async () => {
  const more = {
    fields: { email: 'Enter your email' },
    retryAfter: 9,
    table: 'administrators',
    stacktrace: ['at x'],
  }
  const signIn = () => createServiceError('RATE_LIMITED', 'Wait a little', more)
  const gateway = await startTestGateway({ auth: { Mutation: { signIn } } })
  const { json } = await gateway.query('mutation { signIn(email: "a", password: "b") { token } }')
  expect(json.errors[0].message).toBe('Wait a little')
  expect(json.errors[0].extensions).toEqual({
    code: 'RATE_LIMITED',
    fields: { email: 'Enter your email' },
    retryAfter: 9,
  })
})

test('an unexpected error discloses nothing of its cause', async () => {
  const me = () => {
    throw new Error('select * from administrators failed at /srv/auth.ts')
  }
  const gateway = await startTestGateway({ auth: { Query: { me } } })
  const { json, text } = await gateway.query('{ me { id } }')
  expect(codesOf(json)).toEqual(['INTERNAL_SERVER_ERROR'])
  expect(text).not.toMatch(/select|administrators|\.ts|serviceName|auth"/)
})

test('a malformed response of a service is an unexpected error', async () => {
  const gateway = await startTestGateway({ content: { Query: { cases: () => 'not a list' } } })
  const { json, text } = await gateway.query('{ cases { id } }')
  expect(codesOf(json)).toEqual(['INTERNAL_SERVER_ERROR'])
  expect(text).not.toContain('iterable')
  expect(json.extensions).toBeUndefined()
})

test('the schema is not disclosed, not even by suggestions', async () => {
  const gateway = await startTestGateway()
  for (const query of [
    '{ __schema { types { name } } }',
    '{ caseCount ...T } fragment T on Query { __type(name: "Case") { name } }',
  ]) {
    const { status, json } = await gateway.query(query)
    expect([status, json.errors[0].message]).toEqual([400, 'The schema is not shown here.'])
  }
  const guess = await gateway.query('{ case { i } }')
  expect(guess.status).toBe(400)
  expect(guess.text).not.toContain('Did you mean')
})

test('fields between gateway and services are not public', async () => {
  const gateway = await startTestGateway()
  expect((await gateway.query('{ _service { sdl } }')).status).toBe(400)
  const entities = '{ _entities(representations: [{ __typename: "Case", id: "1" }]) { __typename } }'
  expect((await gateway.query(entities)).status).toBe(400)
})

test('batched operations are rejected', async () => {
  const gateway = await startTestGateway()
  const { status } = await gateway.send('POST', '/graphql', [
    { query: '{ __typename }' },
    { query: '{ __typename }' },
  ])
  expect(status).toBe(400)
})

test('cross-site requests are rejected', async () => {
  const gateway = await startTestGateway()
  const query = JSON.stringify({ query: '{ __typename }' })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    expect(
      (await gateway.send('POST', '/graphql', query, { headers: { 'content-type': type } })).status,
    ).toBe(400)
  }
  expect((await gateway.get('/graphql?query=%7B__typename%7D')).status).toBe(400)
})

test('a mutation by GET is rejected', async () => {
  const gateway = await startTestGateway()
  const headers = { 'apollo-require-preflight': 'yes' }
  const { status } = await gateway.get('/graphql?query=mutation%7BsignOut%7D', { headers })
  expect(status).toBe(405)
})

test('anonymous clients send GraphQL up to 100 kB, clients with a token up to 1 MB', async () => {
  const gateway = await startTestGateway()
  const query = { query: '{ __typename }', variables: { padding: 'x'.repeat(150 * 1024) } }
  expect((await gateway.send('POST', '/graphql', query)).status).toBe(413)
  expect((await gateway.send('POST', '/graphql', query, { token: 'any' })).status).toBe(200)
})

test('malformed JSON is a 400 in the format of GraphQL', async () => {
  const gateway = await startTestGateway()
  const { status, json } = await gateway.send('POST', '/graphql', '{"query":')
  expect({ status, codes: codesOf(json) }).toEqual({ status: 400, codes: ['BAD_REQUEST'] })
})

test('GraphQL responses are not cached by proxies', async () => {
  const gateway = await startTestGateway()
  expect((await gateway.query('{ __typename }')).headers.get('cache-control')).toBe('no-store')
})

test('keys like __proto__ have no effect', async () => {
  const gateway = await startTestGateway({ auth: { Query: { me: () => null } } })
  const { json } = await gateway.query('{ __proto__: me { id } constructor: me { id } }')
  expect(json.errors).toBeUndefined()
  const variables = JSON.parse('{"__proto__":{"polluted":true},"constructor":1}')
  expect((await gateway.query('query ($id: ID) { __typename }', variables)).status).toBe(400)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
