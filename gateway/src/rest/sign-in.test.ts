// Signing in by REST: what a second factor adds to the specified call, and what travels beside its answer.
import { expect, test } from 'vitest'
import { createServiceError } from '../testing/fake-service.ts'
import { startTestGateway } from '../testing/test-gateway.ts'

const credentials = { email: 'admin@example.org', password: 'secret' }
const user = { id: 'a1', email: 'admin@example.org', name: 'Ada', role: 'administrator' }
const signedIn = { token: 'a.b.c', user }
const deviceToken = 'd'.repeat(43)

test('a missing second factor is a 401 that names the factors and has the challenge of a passkey', async () => {
  const passkeyOptions = { challenge: 'abc', rpId: 'localhost' }
  const error = createServiceError('SECOND_FACTOR_NEEDED', 'Confirm that it is you', {
    secondFactor: ['passkey', 'recoveryCode'],
    passkeyOptions,
    internals: 'not for clients',
  })
  const gateway = await startTestGateway({ auth: { Mutation: { signIn: () => error } } })
  const { status, json, headers } = await gateway.send('POST', '/api/auth/login', credentials)
  expect(status).toBe(401)
  expect(headers.get('www-authenticate')).toBe(
    'Bearer error="insufficient_user_authentication", max_age="300"',
  )
  expect(json).toEqual({
    type: '/api/docs#problem-secondFactorNeeded',
    title: 'Confirm that it is you',
    status: 401,
    detail: 'Confirm that it is you',
    secondFactor: ['passkey', 'recoveryCode'],
    passkeyOptions,
  })
})

test('a wrong password is the same 401 as before, with nothing beside it', async () => {
  const error = createServiceError('UNAUTHENTICATED', 'Invalid credentials')
  const gateway = await startTestGateway({ auth: { Mutation: { signIn: () => error } } })
  const { status, json } = await gateway.send('POST', '/api/auth/login', credentials)
  expect(status).toBe(401)
  expect(json).toEqual({
    type: '/api/docs#problem-notSignedIn',
    title: 'Sign in to do this',
    status: 401,
    detail: 'Invalid credentials',
  })
})

test('a second factor goes along, WebAuthn’s response as an object', async () => {
  const received: object[] = []
  const signIn = (_: unknown, values: object) => {
    received.push(values)
    return signedIn
  }
  const gateway = await startTestGateway({ auth: { Mutation: { signIn } } })
  for (const factor of [{}, { totp: '123456' }, { passkey: { id: 'x', response: { signature: 'y' } } }])
    expect(await gateway.send('POST', '/api/auth/login', { ...credentials, ...factor })).toMatchObject({
      status: 200,
      json: signedIn,
    })
  expect(received).toEqual([
    credentials,
    { ...credentials, totp: '123456' },
    { ...credentials, passkey: '{"id":"x","response":{"signature":"y"}}' },
  ])
})

test('the cookie of a device comes back from the service, and goes to it again', async () => {
  const cookie = `known_device=${deviceToken}; Path=/api/auth; HttpOnly; SameSite=Strict`
  const signIn = (
    _: unknown,
    __: unknown,
    { responseHeaders }: { responseHeaders: Record<string, string> },
  ) => {
    Object.assign(responseHeaders, { 'set-cookie': cookie, 'x-internal': 'not for clients' })
    return signedIn
  }
  const gateway = await startTestGateway({ auth: { Mutation: { signIn } } })
  const { headers } = await gateway.send('POST', '/api/auth/login', credentials, {
    headers: { cookie: `other=1; known_device=${deviceToken}` },
  })
  expect(headers.get('set-cookie')).toBe(cookie)
  expect(headers.get('x-internal')).toBeNull()
  expect(gateway.auth.calls.at(-1)!.headers['x-client-device']).toBe(deviceToken)
})

test('with the prefix that it has by https the cookie of a device goes to the service as well', async () => {
  const gateway = await startTestGateway({ auth: { Mutation: { signIn: () => signedIn } } })
  const headers = { cookie: `__Host-known_device=${deviceToken}` }
  await gateway.send('POST', '/api/auth/login', credentials, { headers })
  expect(gateway.auth.calls.at(-1)!.headers['x-client-device']).toBe(deviceToken)
})

test.each(['known_device=short', `not_known_device=${deviceToken}`, ''])(
  'the cookie %j is of no device, and a header of a client’s making is not passed on',
  async (cookie) => {
    const gateway = await startTestGateway({ auth: { Mutation: { signIn: () => signedIn } } })
    await gateway.send('POST', '/api/auth/login', credentials, {
      headers: { cookie, 'x-client-device': deviceToken },
    })
    expect(gateway.auth.calls.at(-1)!.headers['x-client-device']).toBeUndefined()
  },
)

test('signing out tells the browser to forget what it has cached', async () => {
  const signOut = (
    _: unknown,
    __: unknown,
    { responseHeaders }: { responseHeaders: Record<string, string> },
  ) => {
    responseHeaders['clear-site-data'] = '"cache"'
    return true
  }
  const gateway = await startTestGateway({ auth: { Mutation: { signOut } } })
  const { headers, json } = await gateway.send('POST', '/api/auth/logout', undefined, { token: 'a.b.c' })
  expect([json, headers.get('clear-site-data')]).toEqual([{ signedOut: true }, '"cache"'])
})
