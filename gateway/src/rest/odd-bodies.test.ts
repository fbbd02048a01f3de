// Bodies that are made to confuse or exhaust a parser.
import { expect, test } from 'vitest'
import { authOfAdministrator, startTestGateway } from '../testing/test-gateway.ts'

const token = 'good.token.signed'
const nest = (depth: number, opening: string, closing: string) =>
  opening.repeat(depth) + closing.repeat(depth)

test.each([
  ['a list of forty thousand lists', nest(40_000, '[', ']'), 400],
  ['ten thousand objects in each other', nest(10_000, '{"a":', '}').replace('}', '1}'), 400],
  ['a field of forty thousand lists', `{"name":${nest(40_000, '[', ']')}}`, 400],
  ['a hundred thousand lists', nest(100_000, '[', ']'), 413],
  ['a megabyte of brackets', '['.repeat(2 ** 20), 413],
])('%s is refused, and the next is served', async (_, body, status) => {
  const gateway = await startTestGateway()
  for (const path of ['/api/contact', '/api/legal-aid-requests'])
    expect((await gateway.send('POST', path, body)).status, path).toBe(status)
  expect((await gateway.get('/livez')).status).toBe(200)
  expect(gateway.requests.calls).toEqual([])
})

test('what is nested deeply in a field that takes any object is refused, and no service is asked', async () => {
  const gateway = await startTestGateway({ auth: authOfAdministrator })
  const login = { email: 'ada@example.org', password: 'four words nobody knows' }
  for (const depth of [33, 5_000, 15_000]) {
    const passkey = `{"id":"x","response":${nest(depth, '{"a":', '}').replace('}', '1}')}}`
    const body = `${JSON.stringify(login).slice(0, -1)},"passkey":${passkey}}`
    const { status, json } = await gateway.send('POST', '/api/auth/login', body)
    expect([status, json.detail]).toEqual([400, 'The body is not well-formed JSON.'])
    const query = 'mutation ($passkey: String) { signIn(passkey: $passkey) { token } }'
    const operation = `{"query":"${query}","variables":{"passkey":${passkey}}}`
    expect((await gateway.send('POST', '/graphql', operation)).status).toBe(400)
  }
  expect(gateway.auth.calls).toEqual([])
})

test('administrators may send more, and what is nested as deeply is refused as well', async () => {
  const gateway = await startTestGateway({ auth: authOfAdministrator })
  for (const body of [
    nest(500_000, '[', ']'),
    `{"title":${nest(400_000, '[', ']')}}`,
    '['.repeat(2 ** 20 - 1),
  ])
    expect((await gateway.send('POST', '/api/admin/cases', body, { token })).status).toBe(400)
  expect(gateway.content.calls).toEqual([])
})

test('of a field that is there twice the last counts, and none gets around the rules', async () => {
  const gateway = await startTestGateway()
  const twice = '{"name":"Jo","email":"jo@example.org","subject":"Hours","message":"Open?","email":"none"}'
  const { status, json } = await gateway.send('POST', '/api/contact', twice)
  expect([status, Object.keys(json.errors)]).toEqual([400, ['email']])
  expect(gateway.requests.calls).toEqual([])
})

test('a body of no type is refused', async () => {
  const { url } = await startTestGateway()
  // Bytes, for which fetch does not make up a type.
  const body = new TextEncoder().encode('{"name":"Jo"}')
  expect((await fetch(`${url}/api/contact`, { method: 'POST', body })).status).toBe(415)
})
