import { createHmac, createPublicKey } from 'node:crypto'
import { AuditEvent } from '@access/service-kit'
import jwt from 'jsonwebtoken'
import { expect, test } from 'vitest'
import { Administrator } from '../administrators/administrator.entity.ts'
import { buildCredentials } from '../administrators/administrator.examples.ts'
import { buildSigningKey, signInMutation, startAuth } from '../testing/start-auth.ts'
import { Session } from './session.entity.ts'
import { SignInAttempt } from './sign-in-attempt.entity.ts'

const me = '{ me { email name } }'
const invalid = { code: 'UNAUTHENTICATED', message: 'Invalid credentials' }

test('the right password gives a token, and the token says who one is', async () => {
  const auth = await startAuth()
  const { token, user } = await auth.signIn()
  expect(user).toMatchObject({ email: 'admin@example.org', name: 'Administrator' })
  expect(await auth.read(me, {}, { token })).toEqual({ email: 'admin@example.org', name: 'Administrator' })
  expect(await auth.read(me)).toBeNull()
})

test.each([
  ' Admin@Example.ORG ',
  '\u202aadmin@example.org\u202c',
  'admin\u00ad@example\u2060.org\u200f\ufeff',
])('the address may be typed in any case, with blanks or what nobody sees: %j', async (email) => {
  const auth = await startAuth()
  const typed = buildCredentials({ email })
  expect(await auth.query(signInMutation, typed)).toHaveProperty('signIn.user.email', 'admin@example.org')
})

test('a wrong password and an unknown address get the same answer', async () => {
  const auth = await startAuth()
  const wrong = await auth.execute(signInMutation, buildCredentials({ password: 'wrong' }))
  const unknown = await auth.execute(signInMutation, buildCredentials({ email: 'nobody@example.org' }))
  expect(wrong.errors?.[0]).toMatchObject({ message: invalid.message, extensions: { code: invalid.code } })
  expect(unknown).toEqual(wrong)
})

test('missing, blank and too long inputs are reported, and a long password is rejected at once', async () => {
  const auth = await startAuth()
  const missing = { email: 'Enter your email', password: 'Enter your password' }
  expect(await auth.queryError(signInMutation)).toMatchObject({ code: 'BAD_USER_INPUT', fields: missing })
  expect(await auth.queryError(signInMutation, { email: ' ', password: ' ' })).toMatchObject({
    fields: missing,
  })
  expect(await auth.queryError(signInMutation, buildCredentials({ email: 'a\0b' }))).toMatchObject({
    fields: { email: 'Enter your email' },
  })
  expect(
    await auth.queryError(signInMutation, buildCredentials({ password: 'p'.repeat(900_000) })),
  ).toMatchObject({
    fields: { password: 'Password must be 256 bytes or fewer' },
  })
  // Nothing was hashed, compared or counted.
  expect(await auth.em().count(AuditEvent, { action: 'failed to sign in' })).toBe(0)
})

test('the sixth failed attempt for an account within a minute is limited, and another account is not', async () => {
  const auth = await startAuth({ THROTTLES: 'on' })
  const wrong = buildCredentials({ password: 'wrong' })
  for (let tries = 0; tries < 5; tries++)
    expect(await auth.queryError(signInMutation, wrong)).toMatchObject(invalid)
  const sixth = await auth.queryError(signInMutation, buildCredentials({ email: 'ADMIN@example.org' }))
  expect(sixth.code).toBe('RATE_LIMITED')
  expect(sixth.retryAfter).toBeGreaterThan(0)
  expect(sixth.retryAfter).toBeLessThanOrEqual(60)
  expect(
    await auth.queryError(signInMutation, buildCredentials({ email: 'other@example.org' })),
  ).toMatchObject(invalid)
})

test('concurrent attempts are counted as if they came one after another', async () => {
  const auth = await startAuth({ THROTTLES: 'on' })
  const tries = Array.from({ length: 8 }, () =>
    auth.queryError(signInMutation, buildCredentials({ password: 'wrong' })),
  )
  const codes = (await Promise.all(tries)).map(({ code }) => code)
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5)
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(3)
})

test('the twenty-first attempt from one IP address is limited, whichever the account, and other addresses are not', async () => {
  const auth = await startAuth({ THROTTLES: 'on' })
  const from = (address: string) => ({ headers: { 'x-client-address': address } })
  const guess = (account: number, address: string) =>
    auth.queryError(signInMutation, buildCredentials({ email: `a${account}@example.org` }), from(address))
  expect(await guess(1, '192.0.2.1')).toMatchObject(invalid)
  // Eighteen more without hashing eighteen times: the same address, each with another account.
  await auth.em().execute(`insert into sign_in_attempt (id, created_at, updated_at, account, client_ip)
    select gen_random_uuid(), created_at, updated_at, account || n, client_ip from sign_in_attempt, generate_series(1, 18) n`)
  expect(await guess(2, '192.0.2.1')).toMatchObject(invalid)
  expect(await guess(3, '192.0.2.1')).toMatchObject({ code: 'RATE_LIMITED' })
  expect(await guess(4, '192.0.2.2')).toMatchObject(invalid)
})

test('a minute later, or after signing in, the attempts are deleted', async () => {
  const auth = await startAuth({ THROTTLES: 'on' })
  const wrong = buildCredentials({ password: 'wrong' })
  for (let tries = 0; tries < 4; tries++) await auth.queryError(signInMutation, wrong)
  await auth.signIn()
  expect(await auth.em().count(SignInAttempt)).toBe(0)
  for (let tries = 0; tries < 5; tries++) await auth.queryError(signInMutation, wrong)
  await auth.em().nativeUpdate(SignInAttempt, {}, { createdAt: new Date(Date.now() - 60_001) })
  expect((await auth.signIn()).token).toBeTruthy()
})

test('accounts and IP addresses of attempts are not stored in plain text', async () => {
  const auth = await startAuth({ THROTTLES: 'on' })
  const messages = buildCredentials({ email: 'my-secret-passphrase', password: 'wrong' })
  await auth.queryError(signInMutation, messages, { headers: { 'x-client-address': '192.0.2.77' } })
  const rows = JSON.stringify([await auth.em().find(SignInAttempt, {}), await auth.em().find(AuditEvent, {})])
  expect(rows).not.toMatch(/192\.0\.2\.77|my-secret-passphrase|wrong/)
  expect(rows).toContain('unknown address')
})

test('after signing out the token is invalid, and others remain valid', async () => {
  const auth = await startAuth()
  const [current, other] = [await auth.signIn(), await auth.signIn()]
  expect(await auth.read('mutation { signOut }', {}, current)).toBe(true)
  expect(await auth.read(me, {}, current)).toBeNull()
  expect(await auth.read('mutation { signOut }', {}, current)).toBe(false)
  expect(await auth.query(me, {}, other)).toHaveProperty('me.email')
})

// What else a token may not be, the kit tests with the function that every service verifies it with.
test('a token that is forged, foreign, expired or of no session authenticates nobody', async () => {
  const AUTH_SIGNING_KEY = buildSigningKey()
  const auth = await startAuth({ AUTH_SIGNING_KEY })
  const { token } = await auth.signIn()
  const { payload, header } = jwt.decode(token, { complete: true }) as jwt.Jwt
  const claims = payload as jwt.JwtPayload
  const publicKey = createPublicKey(AUTH_SIGNING_KEY).export({ type: 'spki', format: 'pem' })
  const resigned = (change: object, key = AUTH_SIGNING_KEY, headerChange: object = {}) =>
    jwt.sign({ ...claims, ...change }, key, {
      algorithm: 'ES256',
      header: { alg: 'ES256', kid: header.kid, ...headerChange },
    })
  expect(await auth.query(me, {}, { token: resigned({}) })).toHaveProperty('me.email')
  for (const forged of [
    forgeToken(publicKey, claims, header.kid),
    resigned({}, buildSigningKey()),
    resigned({ exp: Math.floor(Date.now() / 1000) - 1 }),
    resigned({ nbf: Math.floor(Date.now() / 1000) + 60 }),
    resigned({ sid: '00000000-0000-4000-8000-000000000000' }),
    resigned({ sid: "1' or '1'='1" }),
    resigned({}, AUTH_SIGNING_KEY, { kid: '../../dev/null' }),
    resigned({}, buildSigningKey(), { kid: undefined }),
    resigned({}, buildSigningKey(), { jku: 'https://evil.example/jwks.json', x5u: 'https://evil.example/x' }),
    'x'.repeat(4000),
  ])
    expect(await auth.read(me, {}, { token: forged })).toBeNull()
})

test('a session expires when it is idle, and at its maximum lifetime', async () => {
  const auth = await startAuth({ SESSION_IDLE_MINUTES: '60', SESSION_MAX_HOURS: '4' })
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const { token } = await auth.signIn()
  const change = (values: Partial<Session>) => auth.em().nativeUpdate(Session, {}, values)

  await change({ lastUsedAt: ago(59) })
  expect(await auth.query(me, {}, { token })).toHaveProperty('me.email')
  // That was a use, so the idle timeout begins again.
  const [session] = await auth.em().find(Session, {})
  expect(session!.lastUsedAt.getTime()).toBeGreaterThan(ago(1).getTime())
  expect(session!.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 4 * 3_600_000)

  await change({ lastUsedAt: ago(61) })
  expect(await auth.read(me, {}, { token })).toBeNull()
  await change({ lastUsedAt: ago(0), expiresAt: ago(0) })
  expect(await auth.read(me, {}, { token })).toBeNull()
})

test('expired sessions are deleted by the next sign-in', async () => {
  const auth = await startAuth()
  await auth.signIn()
  await auth.em().nativeUpdate(Session, {}, { expiresAt: new Date(0) })
  await auth.signIn()
  expect(await auth.em().count(Session)).toBe(1)
})

test('whoever is no longer an administrator is signed out', async () => {
  const auth = await startAuth()
  const { token } = await auth.signIn()
  await auth.em().nativeDelete(Administrator, {})
  expect(await auth.read(me, {}, { token })).toBeNull()
})

test('services may look up the owner of a session, and strangers may not', async () => {
  const auth = await startAuth()
  const { token } = await auth.signIn()
  const { sid } = jwt.decode(token) as { sid: string }
  const answer = await auth.fetch(`/sessions/${sid}`)
  expect(await answer.json()).toEqual({
    email: 'admin@example.org',
    name: 'Administrator',
    role: 'administrator',
    verifiedAt: expect.any(Number),
  })
  expect((await fetch(`${auth.url}/sessions/${sid}`)).status).toBe(401)
  await auth.query('mutation { signOut }', {}, { token })
  expect((await auth.fetch(`/sessions/${sid}`)).status).toBe(404)
  expect((await auth.fetch('/sessions/not-an-id')).status).toBe(404)
  expect((await auth.fetch('/sessions/%00')).status).toBe(404)
})

test('the published keys verify tokens and contain nothing secret', async () => {
  const auth = await startAuth()
  const { token } = await auth.signIn()
  const answer = await fetch(`${auth.url}/.well-known/jwks.json`)
  const { keys } = (await answer.json()) as { keys: Record<string, string>[] }
  expect(keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.stringMatching(/^[\w-]{43}$/),
      use: 'sig',
      alg: 'ES256',
    },
  ])
  const { header } = jwt.decode(token, { complete: true }) as jwt.Jwt
  expect(header).toMatchObject({ alg: 'ES256', kid: keys[0]!.kid })
  const key = createPublicKey({ key: keys[0]!, format: 'jwk' })
  expect(jwt.verify(token, key, { issuer: 'access-auth', audience: 'access' })).toMatchObject({
    email: 'admin@example.org',
    sid: expect.any(String),
    exp: expect.any(Number),
  })
})

test('during key rotation tokens of both keys are valid and the first key signs', async () => {
  const [old, next] = [buildSigningKey(), buildSigningKey()]
  const auth = await startAuth({ AUTH_SIGNING_KEY: next + old })
  const { token } = await auth.signIn()
  const { keys } = (await (await fetch(`${auth.url}/.well-known/jwks.json`)).json()) as {
    keys: jwt.JwtHeader[]
  }
  expect(keys).toHaveLength(2)
  expect((jwt.decode(token, { complete: true }) as jwt.Jwt).header.kid).toBe(keys[0]!.kid)
  const bySecond = jwt.sign(jwt.decode(token) as object, old, { algorithm: 'ES256', keyid: keys[1]!.kid })
  expect(await auth.query(me, {}, { token: bySecond })).toHaveProperty('me.email')
})

test('administrators read who signed in and out and who failed, nobody else does', async () => {
  const auth = await startAuth()
  await auth.queryError(signInMutation, buildCredentials({ password: 'hunter2' }))
  const gone = await auth.signIn()
  await auth.query('mutation { signOut }', {}, gone)
  const { token } = await auth.signIn()
  const query = '{ authAuditEvents(first: 4) { actor action itemType title } }'
  const about = { itemType: 'administrator', title: 'admin@example.org' }
  expect(await auth.read(query, {}, { token })).toEqual([
    { actor: 'Administrator', action: 'signed in', ...about },
    { actor: 'Administrator', action: 'signed out', ...about },
    { actor: 'Administrator', action: 'signed in', ...about },
    { actor: 'Somebody', action: 'failed to sign in', ...about },
  ])
  expect(JSON.stringify(await auth.em().find(AuditEvent, {}))).not.toContain('hunter2')
  expect(await auth.queryError(query)).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('another service reads an administrator only for an administrator', async () => {
  const auth = await startAuth()
  const { token, user } = await auth.signIn()
  const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Administrator { email } } }`
  const of = [{ __typename: 'Administrator', id: user.id }]
  expect(await auth.queryError(query, { of })).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await auth.read(query, { of }, { token })).toEqual([{ email: user.email }])
})

/** HS256 with the public key as its secret: jsonwebtoken rejects that, so it is signed by hand. */
function forgeToken(key: string | Buffer, claims: object, kid?: string) {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT', kid })}.${encoded(claims)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}
