// Strangers cannot lock an account out of a device that has signed in before.
import { createSignatureHeaders } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { buildCredentials } from '../administrators/administrator.examples.ts'
import { createStaffMember, password } from '../testing/staff-members.ts'
import { signInMutation, startAuth } from '../testing/start-auth.ts'
import { KnownDevice } from './known-device.ts'

const wrong = buildCredentials({ password: 'wrong' })
const limited = { code: 'RATE_LIMITED' }

type Auth = Awaited<ReturnType<typeof startAuth>>

/** Signs in, and returns the cookie that the device is given. */
async function signInOnDevice(auth: Auth, variables: object = buildCredentials(), deviceToken = '') {
  const body = JSON.stringify({ query: signInMutation, variables })
  const headers = {
    ...createSignatureHeaders('a secret for tests', { method: 'POST', path: '/graphql' }),
    'x-client-device': deviceToken,
  }
  const response = await fetch(`${auth.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const cookie = response.headers.get('set-cookie') ?? ''
  return { cookie, token: /^(?:__Host-)?known_device=([\w-]{43});/.exec(cookie)?.[1] ?? '' }
}

const from = (deviceToken: string) => ({ headers: { 'x-client-device': deviceToken } })

async function failAsStranger(auth: Auth, times = 5) {
  for (let tries = 0; tries < times; tries++) await auth.queryError(signInMutation, wrong)
}

test('whoever has failed five times from elsewhere does not keep the owner out of their device', async () => {
  const auth = await startAuth({ THROTTLES: 'on' })
  const device = await signInOnDevice(auth)
  await failAsStranger(auth)
  expect(await auth.queryError(signInMutation, buildCredentials())).toMatchObject(limited)
  expect(await auth.query(signInMutation, buildCredentials(), from(device.token))).toHaveProperty(
    'signIn.token',
  )
  // And the owner's success gives the strangers no more attempts.
  expect(await auth.queryError(signInMutation, buildCredentials())).toMatchObject(limited)
})

test('a known device has five attempts a minute too', async () => {
  const auth = await startAuth({ THROTTLES: 'on' })
  const { token } = await signInOnDevice(auth)
  for (let tries = 0; tries < 5; tries++)
    expect(await auth.queryError(signInMutation, wrong, from(token))).toMatchObject({
      code: 'UNAUTHENTICATED',
    })
  expect(await auth.queryError(signInMutation, buildCredentials(), from(token))).toMatchObject(limited)
})

test('the cookie is not for scripts or other sites, and only its hash is stored', async () => {
  const auth = await startAuth()
  const { cookie, token } = await signInOnDevice(auth)
  expect(cookie).toMatch(
    /^known_device=[\w-]{43}; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
  )
  expect(JSON.stringify(await auth.em().find(KnownDevice, {}))).not.toContain(token)
  const secure = await startAuth({ PUBLIC_URL: 'https://help.example.org' })
  expect((await signInOnDevice(secure)).cookie).toMatch(
    /^__Host-known_device=[\w-]{43}; Path=\/; .*; Secure$/,
  )
})

test('a device is known for the accounts that signed in on it alone, and one of somebody else’s making never', async () => {
  const auth = await startAuth({ THROTTLES: 'on' })
  const { token } = await signInOnDevice(auth)
  const bo = await createStaffMember(auth)
  const theirs = { email: bo.email, password: 'wrong' }
  for (let tries = 0; tries < 5; tries++) await auth.queryError(signInMutation, theirs)
  const correct = { email: bo.email, password }
  expect(await auth.queryError(signInMutation, correct, from(token))).toMatchObject(limited)
  const planted = 'p'.repeat(43)
  expect((await signInOnDevice(auth, buildCredentials(), planted)).token).not.toBe(planted)
})

test('after half a year without a sign-in a device is forgotten', async () => {
  const auth = await startAuth({ THROTTLES: 'on' })
  const { token } = await signInOnDevice(auth)
  await auth.em().nativeUpdate(KnownDevice, {}, { lastUsedAt: new Date(Date.now() - 181 * 86_400_000) })
  await failAsStranger(auth)
  expect(await auth.queryError(signInMutation, buildCredentials(), from(token))).toMatchObject(limited)
})

test('an address that guesses as often as it can keeps neither a known device nor somebody new out', async () => {
  const auth = await startAuth({ THROTTLES: 'on' })
  const device = await signInOnDevice(auth)
  const newcomer = await createStaffMember(auth, 'editor')
  const fromAddress = (address: string) => ({ headers: { 'x-client-address': address } })
  const codes: unknown[] = []
  const served = Promise.withResolvers<void>()
  // It has four places.
  const guesses = Array.from({ length: 8 }, async (_, count) => {
    const unknown = buildCredentials({ email: `guess-${count}@example.org`, password: 'wrong' })
    const { errors } = await auth.execute(signInMutation, unknown, fromAddress('203.0.113.1'))
    codes.push(errors?.[0]?.extensions?.code)
    if (codes.includes('UNAUTHENTICATED')) served.resolve()
  })
  await served.promise
  const owners = await Promise.all([
    auth.execute(signInMutation, buildCredentials(), from(device.token)),
    auth.execute(signInMutation, { email: newcomer.email, password }, fromAddress('198.51.100.7')),
  ])
  for (const owner of owners) expect(owner).toHaveProperty('data.signIn.token')
  await Promise.all(guesses)
  expect(codes).toContain('BUSY')
})
