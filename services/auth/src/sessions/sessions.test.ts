import { createHmac, createPublicKey } from 'node:crypto'
import { Activity } from '@access/service-kit'
import jwt from 'jsonwebtoken'
import { expect, test } from 'vitest'
import { someCredentials } from '../administrators/administrator.examples.ts'
import { Administrator } from '../administrators/administrator.ts'
import { aSigningKey, signIn, withAdministrator } from '../testing/withAdministrator.ts'
import { Attempt } from './attempt.ts'
import { Session } from './session.ts'

const me = '{ me { email name } }'
const invalid = { code: 'UNAUTHENTICATED', message: 'Invalid credentials' }

test('the right password gives a token, and the token says who one is', async () => {
  const auth = await withAdministrator()
  const { token, user } = await auth.signedIn()
  expect(user).toMatchObject({ email: 'admin@example.org', name: 'Administrator' })
  expect(await auth.ask(me, {}, { token })).toEqual({
    me: { email: 'admin@example.org', name: 'Administrator' },
  })
  expect(await auth.ask(me)).toEqual({ me: null })
})

test('the address may be typed in any case, with blanks around it', async () => {
  const auth = await withAdministrator()
  const typed = someCredentials({ email: ' Admin@Example.ORG ' })
  expect(await auth.ask(signIn, typed)).toHaveProperty('signIn.user.email', 'admin@example.org')
})

test('a wrong password and an unknown address get the same answer', async () => {
  const auth = await withAdministrator()
  const wrong = await auth.answer(signIn, someCredentials({ password: 'wrong' }))
  const unknown = await auth.answer(signIn, someCredentials({ email: 'nobody@example.org' }))
  expect(wrong.errors?.[0]).toMatchObject({ message: invalid.message, extensions: { code: invalid.code } })
  expect(unknown).toEqual(wrong)
})

test('what is missing, blank or too long is named, and a long password is refused at once', async () => {
  const auth = await withAdministrator()
  const missing = { email: 'Enter your email', password: 'Enter your password' }
  expect(await auth.refusal(signIn)).toMatchObject({ code: 'BAD_USER_INPUT', fields: missing })
  expect(await auth.refusal(signIn, { email: ' ', password: ' ' })).toMatchObject({ fields: missing })
  expect(await auth.refusal(signIn, someCredentials({ email: 'a\0b' }))).toMatchObject({
    fields: { email: 'Enter your email' },
  })
  expect(await auth.refusal(signIn, someCredentials({ password: 'p'.repeat(900_000) }))).toMatchObject({
    fields: { password: 'Password must be 256 bytes or fewer' },
  })
  // Nothing was hashed, compared or counted.
  expect(await auth.em().count(Activity, { action: 'failed to sign in' })).toBe(0)
})

test('a body larger than a megabyte is not even read', async () => {
  const auth = await withAdministrator()
  const body = JSON.stringify({
    query: signIn,
    variables: someCredentials({ password: 'p'.repeat(1 << 20) }),
  })
  const answer = await auth.fetch('/graphql', { method: 'POST', body })
  expect(answer.status).toBe(413)
})

test('the sixth bad try for an account within a minute waits, and another account does not', async () => {
  const auth = await withAdministrator({ THROTTLES: 'on' })
  const wrong = someCredentials({ password: 'wrong' })
  for (let tries = 0; tries < 5; tries++) expect(await auth.refusal(signIn, wrong)).toMatchObject(invalid)
  const sixth = await auth.refusal(signIn, someCredentials({ email: 'ADMIN@example.org' }))
  expect(sixth.code).toBe('RATE_LIMITED')
  expect(sixth.retryAfter).toBeGreaterThan(0)
  expect(sixth.retryAfter).toBeLessThanOrEqual(60)
  expect(await auth.refusal(signIn, someCredentials({ email: 'other@example.org' }))).toMatchObject(invalid)
})

test('tries at the same time are counted as if they came one after another', async () => {
  const auth = await withAdministrator({ THROTTLES: 'on' })
  const tries = Array.from({ length: 8 }, () => auth.refusal(signIn, someCredentials({ password: 'wrong' })))
  const codes = (await Promise.all(tries)).map(({ code }) => code)
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(5)
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(3)
})

test('the twenty-first try from one address waits, whichever the account, and other addresses do not', async () => {
  const auth = await withAdministrator({ THROTTLES: 'on' })
  const from = (address: string) => ({ headers: { 'x-client-address': address } })
  const guess = (account: number, address: string) =>
    auth.refusal(signIn, someCredentials({ email: `a${account}@example.org` }), from(address))
  expect(await guess(1, '192.0.2.1')).toMatchObject(invalid)
  // Eighteen more without hashing eighteen times: the same address, each with another account.
  await auth.em().execute(`insert into attempt (id, created_at, updated_at, account, address)
    select gen_random_uuid(), created_at, updated_at, account || n, address from attempt, generate_series(1, 18) n`)
  expect(await guess(2, '192.0.2.1')).toMatchObject(invalid)
  expect(await guess(3, '192.0.2.1')).toMatchObject({ code: 'RATE_LIMITED' })
  expect(await guess(4, '192.0.2.2')).toMatchObject(invalid)
})

test('a minute later, or after signing in, the tries are forgotten', async () => {
  const auth = await withAdministrator({ THROTTLES: 'on' })
  const wrong = someCredentials({ password: 'wrong' })
  for (let tries = 0; tries < 4; tries++) await auth.refusal(signIn, wrong)
  await auth.signedIn()
  expect(await auth.em().count(Attempt)).toBe(0)
  for (let tries = 0; tries < 5; tries++) await auth.refusal(signIn, wrong)
  await auth.em().nativeUpdate(Attempt, {}, { createdAt: new Date(Date.now() - 60_001) })
  expect((await auth.signedIn()).token).toBeTruthy()
})

test('who and from where is not kept in words', async () => {
  const auth = await withAdministrator({ THROTTLES: 'on' })
  const told = someCredentials({ email: 'my-secret-passphrase', password: 'wrong' })
  await auth.refusal(signIn, told, { headers: { 'x-client-address': '192.0.2.77' } })
  const rows = JSON.stringify([await auth.em().find(Attempt, {}), await auth.em().find(Activity, {})])
  expect(rows).not.toMatch(/192\.0\.2\.77|my-secret-passphrase|wrong/)
  expect(rows).toContain('unknown address')
})

test('after signing out the token is worth nothing, and others still stand', async () => {
  const auth = await withAdministrator()
  const [here, there] = [await auth.signedIn(), await auth.signedIn()]
  expect(await auth.ask('mutation { signOut }', {}, here)).toEqual({ signOut: true })
  expect(await auth.ask(me, {}, here)).toEqual({ me: null })
  expect(await auth.ask('mutation { signOut }', {}, here)).toEqual({ signOut: false })
  expect(await auth.ask(me, {}, there)).toHaveProperty('me.email')
})

test('a token that is forged, foreign, late or garbage is nobody', async () => {
  const AUTH_SIGNING_KEY = aSigningKey()
  const auth = await withAdministrator({ AUTH_SIGNING_KEY })
  const { token } = await auth.signedIn()
  const { payload, header } = jwt.decode(token, { complete: true }) as jwt.Jwt
  const claims = payload as jwt.JwtPayload
  const publicKey = createPublicKey(AUTH_SIGNING_KEY).export({ type: 'spki', format: 'pem' })
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const resigned = (change: object, key = AUTH_SIGNING_KEY) =>
    jwt.sign({ ...claims, ...change }, key, { algorithm: 'ES256', keyid: header.kid })
  const hs256 = jwt.sign(claims, 'public', { algorithm: 'HS256', keyid: header.kid })

  expect(await auth.ask(me, {}, { token: resigned({}) })).toHaveProperty('me.email')
  const bad = [
    'garbage',
    'a.b.c',
    `${encoded({ alg: 'none', typ: 'JWT', kid: header.kid })}.${encoded(claims)}.`,
    `${encoded({ alg: 'HS256', typ: 'JWT', kid: header.kid })}.${hs256.split('.').slice(1).join('.')}`,
    hs256,
    forgedByPublicKey(publicKey, claims, header.kid),
    resigned({}, aSigningKey()),
    resigned({ exp: Math.floor(Date.now() / 1000) - 1 }),
    resigned({ nbf: Math.floor(Date.now() / 1000) + 60 }),
    resigned({ iss: 'someone-else' }),
    resigned({ aud: 'elsewhere' }),
    resigned({ sid: '00000000-0000-4000-8000-000000000000' }),
    resigned({ sid: "1' or '1'='1" }),
    `${token}x`,
    'x'.repeat(4000),
  ]
  for (const forged of bad) expect(await auth.ask(me, {}, { token: forged })).toEqual({ me: null })
})

test('a session ends when it lies unused, and at last in any case', async () => {
  const auth = await withAdministrator({ SESSION_IDLE_HOURS: '1', SESSION_MAX_HOURS: '4' })
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const { token } = await auth.signedIn()
  const change = (values: Partial<Session>) => auth.em().nativeUpdate(Session, {}, values)

  await change({ lastUsedAt: ago(59) })
  expect(await auth.ask(me, {}, { token })).toHaveProperty('me.email')
  // That was a use, so another hour begins.
  const [session] = await auth.em().find(Session, {})
  expect(session!.lastUsedAt.getTime()).toBeGreaterThan(ago(1).getTime())
  expect(session!.expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 4 * 3_600_000)

  await change({ lastUsedAt: ago(61) })
  expect(await auth.ask(me, {}, { token })).toEqual({ me: null })
  await change({ lastUsedAt: ago(0), expiresAt: ago(0) })
  expect(await auth.ask(me, {}, { token })).toEqual({ me: null })
})

test('sessions that have ended are swept away by the next sign-in', async () => {
  const auth = await withAdministrator()
  await auth.signedIn()
  await auth.em().nativeUpdate(Session, {}, { expiresAt: new Date(0) })
  await auth.signedIn()
  expect(await auth.em().count(Session)).toBe(1)
})

test('whoever is no longer an administrator is signed out', async () => {
  const auth = await withAdministrator()
  const { token } = await auth.signedIn()
  await auth.em().nativeDelete(Administrator, {})
  expect(await auth.ask(me, {}, { token })).toEqual({ me: null })
})

test('the house may ask whose session stands, and strangers may not', async () => {
  const auth = await withAdministrator()
  const { token } = await auth.signedIn()
  const { sid } = jwt.decode(token) as { sid: string }
  const answer = await auth.fetch(`/sessions/${sid}`)
  expect(await answer.json()).toEqual({ email: 'admin@example.org', name: 'Administrator' })
  expect((await fetch(`${auth.url}/sessions/${sid}`)).status).toBe(401)
  await auth.ask('mutation { signOut }', {}, { token })
  expect((await auth.fetch(`/sessions/${sid}`)).status).toBe(404)
  expect((await auth.fetch('/sessions/not-an-id')).status).toBe(404)
  expect((await auth.fetch('/sessions/%00')).status).toBe(404)
})

test('the published keys verify tokens and hold nothing secret', async () => {
  const auth = await withAdministrator()
  const { token } = await auth.signedIn()
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

test('while a key is being replaced, tokens of both are good and the first one signs', async () => {
  const [old, next] = [aSigningKey(), aSigningKey()]
  const auth = await withAdministrator({ AUTH_SIGNING_KEY: next + old })
  const { token } = await auth.signedIn()
  const { keys } = (await (await fetch(`${auth.url}/.well-known/jwks.json`)).json()) as {
    keys: jwt.JwtHeader[]
  }
  expect(keys).toHaveLength(2)
  expect((jwt.decode(token, { complete: true }) as jwt.Jwt).header.kid).toBe(keys[0]!.kid)
  const bySecond = jwt.sign(jwt.decode(token) as object, old, { algorithm: 'ES256', keyid: keys[1]!.kid })
  expect(await auth.ask(me, {}, { token: bySecond })).toHaveProperty('me.email')
})

test('administrators read who signed in and out and who failed, nobody else does', async () => {
  const auth = await withAdministrator()
  await auth.refusal(signIn, someCredentials({ password: 'hunter2' }))
  const gone = await auth.signedIn()
  await auth.ask('mutation { signOut }', {}, gone)
  const { token } = await auth.signedIn()
  const query = '{ authActivity(first: 4) { who action noun title } }'
  const about = { noun: 'administrator', title: 'admin@example.org' }
  expect(await auth.ask(query, {}, { token })).toEqual({
    authActivity: [
      { who: 'Administrator', action: 'signed in', ...about },
      { who: 'Administrator', action: 'signed out', ...about },
      { who: 'Administrator', action: 'signed in', ...about },
      { who: 'Somebody', action: 'failed to sign in', ...about },
    ],
  })
  expect(JSON.stringify(await auth.em().find(Activity, {}))).not.toContain('hunter2')
  expect(await auth.refusal(query)).toMatchObject({ code: 'UNAUTHENTICATED' })
})

test('another service reads an administrator only for an administrator', async () => {
  const auth = await withAdministrator()
  const { token, user } = await auth.signedIn()
  const query = `query ($of: [_Any!]!) { _entities(representations: $of) { ... on Administrator { email } } }`
  const of = [{ __typename: 'Administrator', id: user.id }]
  expect(await auth.refusal(query, { of })).toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await auth.ask(query, { of }, { token })).toEqual({ _entities: [{ email: user.email }] })
})

/** HS256 with the public key as its secret: jsonwebtoken refuses to make one, so by hand. */
function forgedByPublicKey(key: string | Buffer, claims: object, kid?: string) {
  const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const signed = `${encoded({ alg: 'HS256', typ: 'JWT', kid })}.${encoded(claims)}`
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
}
