// The second factor: what a sign-in answers with one enrolled, and what is accepted once and never again.
import { generateKeyPairSync } from 'node:crypto'
import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { buildCredentials } from '../administrators/administrator.examples.ts'
import {
  createAuthenticator,
  enrolPasskey,
  enrolTotp,
  generateCode,
  signInWithFactorMutation as signIn,
} from '../testing/second-factors.ts'
import { startAuth, startSignedIn } from '../testing/start-auth.ts'
import { PasskeyChallenge } from './passkeys.ts'
import { RecoveryCode } from './recovery-codes.ts'
import { decryptSecret, deriveSecretKey, encryptSecret, TotpAuthenticator } from './totp.ts'

interface MissingFactor {
  code: string
  secondFactor?: string[]
  passkeyOptions?: { challenge: string; rpId: string }
}

/** Auth whose administrator has an authenticator app. */
async function startWithTotp(env = {}) {
  const { auth, user } = await startSignedIn(env)
  const app = await enrolTotp(auth, user)
  const trySignIn = async (secondFactor: object) =>
    (await auth.queryError(signIn, { ...buildCredentials(), ...secondFactor })) as unknown as MissingFactor
  return { auth, user, app, trySignIn }
}

test('with an authenticator app, the password alone gets a 401 that names what is missing', async () => {
  const { auth, app, trySignIn } = await startWithTotp()
  expect(await trySignIn({})).toMatchObject({
    code: 'SECOND_FACTOR_NEEDED',
    secondFactor: ['totp', 'recoveryCode'],
  })
  const totp = `\u200e${generateCode(app.secret)}\u2060`
  expect(await auth.query(signIn, { ...buildCredentials(), totp })).toHaveProperty('signIn.token')
})

test('a wrong password never tells that there is a second factor, whatever is given beside it', async () => {
  const { auth, app } = await startWithTotp()
  const unknown = await auth.execute(signIn, buildCredentials({ email: 'nobody@example.org' }))
  for (const secondFactor of [
    {},
    { totp: generateCode(app.secret) },
    { recoveryCode: 'x' },
    { passkey: '{}' },
  ])
    expect(
      await auth.execute(signIn, { ...buildCredentials({ password: 'wrong' }), ...secondFactor }),
      JSON.stringify(secondFactor),
    ).toEqual(unknown)
})

test('a code is good once, and those of a minute ago and of a minute ahead never', async () => {
  const { auth, app, trySignIn } = await startWithTotp()
  const needed = { code: 'SECOND_FACTOR_NEEDED' }
  expect(await trySignIn({ totp: generateCode(app.secret, -3) })).toMatchObject(needed)
  expect(await trySignIn({ totp: generateCode(app.secret, 3) })).toMatchObject(needed)
  expect(await trySignIn({ totp: app.usedCode })).toMatchObject(needed)
  const totp = generateCode(app.secret)
  expect(await auth.query(signIn, { ...buildCredentials(), totp })).toHaveProperty('signIn.token')
  expect(await trySignIn({ totp })).toMatchObject(needed)
})

test('a code that was typed beside a wrong password is used up', async () => {
  const { auth, app, trySignIn } = await startWithTotp()
  const totp = generateCode(app.secret)
  await auth.queryError(signIn, { ...buildCredentials({ password: 'wrong' }), totp })
  expect(await trySignIn({ totp })).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
})

test('of two who give the same code at the same time, one comes too late', async () => {
  const { auth, app } = await startWithTotp()
  const totp = generateCode(app.secret)
  const answers = await Promise.all([1, 2].map(() => auth.execute(signIn, { ...buildCredentials(), totp })))
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
})

test('second factors share the rate limit of passwords', async () => {
  const { auth, trySignIn } = await startWithTotp({ THROTTLES: 'on' })
  for (let tries = 0; tries < 5; tries++)
    expect(await trySignIn({ totp: '000000' })).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
  expect(await trySignIn({ totp: '000000' })).toMatchObject({ code: 'RATE_LIMITED' })
  expect(await auth.em().count(AuditEvent, { action: 'gave a wrong second factor for' })).toBe(5)
})

test('ten recovery codes come with the first factor; each signs in once, and renewed ones replace them', async () => {
  const { auth, user, app, trySignIn } = await startWithTotp()
  expect(new Set(app.recoveryCodes).size).toBe(10)
  const [first = '', second = '', third] = app.recoveryCodes
  const typed = `\u202a${first.toUpperCase().replaceAll('-', '\u00ad ')}\u202c`
  expect(await auth.query(signIn, { ...buildCredentials(), recoveryCode: typed })).toHaveProperty(
    'signIn.token',
  )
  expect(await trySignIn({ recoveryCode: first })).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
  expect(await auth.query(signIn, { ...buildCredentials(), recoveryCode: second })).toHaveProperty(
    'signIn.token',
  )
  const codes = await auth.read<string[]>('mutation { codes: renewRecoveryCodes }', {}, user)
  expect(codes).toHaveLength(10)
  expect(await trySignIn({ recoveryCode: third })).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
})

test('what is enrolled is recorded with the session that did it', async () => {
  const { auth, user } = await startWithTotp()
  const [session] = await auth.read<{ id: string }[]>('{ sessions: activeSessions { id } }', {}, user)

  const [event] = await auth.em().find(AuditEvent, { action: 'added an authenticator app to' })
  expect(event).toMatchObject({ role: 'administrator', sessionId: session!.id })
})

test('neither the secret of the app nor a recovery code can be read in the tables', async () => {
  const { auth, app } = await startWithTotp()
  const rows = JSON.stringify([
    await auth.em().find(TotpAuthenticator, {}),
    await auth.em().find(RecoveryCode, {}),
    await auth.em().find(AuditEvent, {}),
  ])
  for (const secret of [app.secret, ...app.recoveryCodes]) expect(rows).not.toContain(secret)
})

test('the secret of an authenticator app opens with its key alone, and belongs to its account', () => {
  const [key, other] = [deriveSecretKey('one'), deriveSecretKey('another')]
  const stored = encryptSecret(key, 'ada', 'JBSWY3DPEHPK3PXP')
  expect(decryptSecret(key, 'ada', stored)).toBe('JBSWY3DPEHPK3PXP')
  expect(decryptSecret(key, 'bo', stored)).toBeNull()
  expect(decryptSecret(other, 'ada', stored)).toBeNull()
  expect(decryptSecret(key, 'ada', 'nothing')).toBeNull()
})

test.each([
  ['ES256', generateKeyPairSync('ec', { namedCurve: 'P-256' })],
  // Older Windows Hello has no other.
  ['RS256', generateKeyPairSync('rsa', { modulusLength: 2048 })],
])('a passkey of %s signs its challenge, and the challenge is good once', async (_, keys) => {
  const auth = await startAuth()
  const authenticator = createAuthenticator(undefined, keys)
  const { recoveryCodes } = await enrolPasskey(auth, await auth.signIn(), authenticator)
  expect(recoveryCodes).toHaveLength(10)
  const missing = (await auth.queryError(signIn, buildCredentials())) as unknown as MissingFactor
  expect(missing).toMatchObject({
    code: 'SECOND_FACTOR_NEEDED',
    secondFactor: ['passkey', 'recoveryCode'],
    passkeyOptions: { rpId: 'localhost', challenge: expect.any(String) },
  })
  const passkey = authenticator.get(missing.passkeyOptions!)
  expect(await auth.query(signIn, { ...buildCredentials(), passkey })).toHaveProperty('signIn.token')
  expect(await auth.queryError(signIn, { ...buildCredentials(), passkey })).toMatchObject({
    code: 'SECOND_FACTOR_NEEDED',
  })
})

test.each([
  ['of another site', () => createAuthenticator('https://evil.example')],
  ['of another key', () => createAuthenticator()],
])('a response %s is none', async (_, createOther) => {
  const auth = await startAuth()
  const authenticator = createAuthenticator()
  await enrolPasskey(auth, await auth.signIn(), authenticator)
  const { passkeyOptions } = (await auth.queryError(signIn, buildCredentials())) as unknown as MissingFactor
  const forged = {
    ...JSON.parse(createOther().get(passkeyOptions!)),
    ...pickId(authenticator.get(passkeyOptions!)),
  }
  expect(
    await auth.queryError(signIn, { ...buildCredentials(), passkey: JSON.stringify(forged) }),
  ).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' })
})

const pickId = (response: string) => {
  const { id, rawId } = JSON.parse(response) as { id: string; rawId: string }
  return { id, rawId }
}

test('a challenge that is too old, or was for an enrolment, is worth nothing', async () => {
  const { auth, user } = await startSignedIn()
  const authenticator = createAuthenticator()
  await enrolPasskey(auth, user, authenticator)
  const ask = async () => (await auth.queryError(signIn, buildCredentials())) as unknown as MissingFactor
  const late = await ask()
  await auth.em().nativeUpdate(PasskeyChallenge, {}, { expiresAt: new Date(Date.now() - 1) })
  const options = await auth.read<string>('mutation { options: startPasskeyEnrolment }', {}, user)
  const { challenge } = JSON.parse(options) as { challenge: string }
  for (const passkey of [
    authenticator.get(late.passkeyOptions!),
    authenticator.get({ challenge, rpId: 'localhost' }),
  ])
    expect(await auth.queryError(signIn, { ...buildCredentials(), passkey })).toMatchObject({
      code: 'SECOND_FACTOR_NEEDED',
    })
})

test('the relying party is the host of PUBLIC_URL', async () => {
  const origin = 'https://help.example.org'
  const auth = await startAuth({ PUBLIC_URL: origin })
  const authenticator = createAuthenticator(origin)
  await enrolPasskey(auth, await auth.signIn(), authenticator)
  const { passkeyOptions } = (await auth.queryError(signIn, buildCredentials())) as unknown as MissingFactor
  expect(passkeyOptions).toMatchObject({ rpId: 'help.example.org' })
  const passkey = authenticator.get(passkeyOptions!)
  expect(await auth.query(signIn, { ...buildCredentials(), passkey })).toHaveProperty('signIn.token')
})

test('passkeys are named, renamed and removed; with the last factor the recovery codes go', async () => {
  const { auth, user } = await startSignedIn()
  await enrolPasskey(auth, user, createAuthenticator())
  const list = '{ factors: secondFactors { passkeys { id name } totpEnrolledAt recoveryCodeCount } }'
  type Factors = { passkeys: { id: string; name: string }[]; recoveryCodeCount: number }
  const factors = await auth.read<Factors>(list, {}, user)
  const [passkey] = factors.passkeys
  expect(factors).toMatchObject({ passkeys: [{ name: 'Work laptop' }], recoveryCodeCount: 10 })
  const variables = { id: passkey!.id, name: 'Old laptop' }
  const rename =
    'mutation ($id: ID!, $name: String) { passkey: renamePasskey(id: $id, name: $name) { name } }'
  expect(await auth.read(rename, variables, user)).toEqual({ name: 'Old laptop' })
  await auth.query('mutation ($id: ID!) { removePasskey(id: $id) { id } }', variables, user)
  expect(await auth.read(list, {}, user)).toMatchObject({ passkeys: [], recoveryCodeCount: 0 })
  expect((await auth.signIn()).token).toBeTruthy()
})
