// A confirmation within five minutes before what can harm many, and restricted sessions that may do nothing else.
import { startSubgraph } from '@access/service-kit/testing'
import { expect, test } from 'vitest'
import { Administrator } from '../administrators/administrator.entity.ts'
import { buildCredentials } from '../administrators/administrator.examples.ts'
import { auth as service } from '../auth.ts'
import {
  confirmMutation as confirm,
  enrolTotp,
  generateCode,
  signInWithFactorMutation as signIn,
} from '../testing/second-factors.ts'
import { createStaffMember, password, queries } from '../testing/staff-members.ts'
import { buildSigningKey, signInMutation, startAuth, startSignedIn } from '../testing/start-auth.ts'
import { Session } from './session.entity.ts'

const needed = { code: 'SECOND_FACTOR_NEEDED' }
const restricted = { code: 'SESSION_RESTRICTED' }
const currentSession = '{ session: currentSession { restriction hasSecondFactor } }'

/** Auth with an administrator whose password was given six minutes ago. */
async function startLater() {
  const { auth, user } = await startSignedIn()
  const colleague = await createStaffMember(auth)
  await auth.em().nativeUpdate(Session, {}, { verifiedAt: new Date(Date.now() - 6 * 60_000) })
  return { auth, user, colleague }
}

test('inviting, disabling, exporting, removing second factors and ending sessions want a confirmation of the last five minutes', async () => {
  const { auth, user, colleague } = await startLater()
  const { id } = colleague
  const calls: [string, object][] = [
    [queries.invite, { email: 'cy@example.org', name: 'Cy' }],
    [queries.inviteAgain, { id }],
    [queries.disable, { id }],
    [queries.enable, { id }],
    ['mutation ($id: ID!) { removeSecondFactors(id: $id) { id } }', { id }],
    ['mutation { exportAuthAuditEvents(filter: {}) { csvHeader } }', {}],
    ['mutation { startTotpEnrolment { secret } }', {}],
    ['mutation { startPasskeyEnrolment }', {}],
    ['mutation { renewRecoveryCodes }', {}],
    ['mutation ($id: ID!) { endSession(id: $id) { id } }', { id }],
    ['mutation { endOtherSessions { id } }', {}],
  ]
  for (const [query, variables] of calls)
    expect(await auth.queryError(query, variables, user), query).toMatchObject(needed)
  expect(await auth.query(queries.rename, { id, name: 'Bo D.' }, user)).toHaveProperty('account')
})

test('without a second factor the password confirms, a wrong one does not', async () => {
  const { auth, user, colleague } = await startLater()
  expect(await auth.queryError(confirm, { password: 'wrong' }, user)).toMatchObject({
    fields: { password: 'This is not your current password' },
  })
  expect(await auth.queryError(queries.disable, colleague, user)).toMatchObject(needed)
  await auth.query(confirm, { password: buildCredentials().password }, user)
  expect(await auth.query(queries.disable, { id: colleague.id }, user)).toHaveProperty('account')
})

test('with a second factor the password does not confirm, the factor does', async () => {
  const { auth, user } = await startSignedIn()
  const { secret } = await enrolTotp(auth, user)
  const ask = 'mutation { challenge: requestSecondFactorChallenge { methods passkeyOptions } }'
  expect(await auth.read(ask, {}, user)).toEqual({ methods: ['totp', 'recoveryCode'], passkeyOptions: null })
  await auth.em().nativeUpdate(Session, {}, { verifiedAt: new Date(0) })
  expect(await auth.queryError(confirm, { password: buildCredentials().password }, user)).toMatchObject({
    fields: { secondFactor: 'That did not match. Try again' },
  })
  await auth.query(confirm, { totp: generateCode(secret) }, user)
  expect(await auth.query('mutation { codes: renewRecoveryCodes }', {}, user)).toHaveProperty('codes')
})

test('a confirmation has five attempts a minute of its own: strangers who fail to sign in do not count', async () => {
  const { auth, user } = await startSignedIn({ THROTTLES: 'on' })
  for (let tries = 0; tries < 5; tries++)
    await auth.queryError(signInMutation, buildCredentials({ password: 'wrong' }))
  for (let tries = 0; tries < 5; tries++)
    expect(await auth.queryError(confirm, { password: 'wrong' }, user)).toMatchObject({
      code: 'BAD_USER_INPUT',
    })
  expect(await auth.queryError(confirm, { password: 'wrong' }, user)).toMatchObject({ code: 'RATE_LIMITED' })
})

test('where a second factor is required, who has none may do nothing but add one', async () => {
  const { auth, user } = await startSignedIn({ SECOND_FACTOR_REQUIRED: 'on' })
  expect(await auth.read(currentSession, {}, user)).toMatchObject({
    restriction: 'secondFactorEnrolment',
    hasSecondFactor: false,
  })
  expect(await auth.queryError(queries.list, {}, user)).toMatchObject(restricted)
  expect(await auth.queryError(queries.invite, {}, user)).toMatchObject(restricted)
  expect(await auth.read('{ me { email } }', {}, user)).toEqual({ email: 'admin@example.org' })

  const { secret } = await enrolTotp(auth, user)
  expect(await auth.read(currentSession, {}, user)).toMatchObject({ restriction: null })
  expect(await auth.query(queries.list, {}, user)).toHaveProperty('administrators')
  const totp = generateCode(secret)
  expect(await auth.query(signIn, { ...buildCredentials(), totp })).toHaveProperty('signIn.token')
})

test('the first password of production must be changed before anything else', async () => {
  const first = { email: 'first@example.org', password: 'plum-tractor-91-harbour' }
  const auth = await startSubgraph(service, {
    seed: true,
    env: {
      NODE_ENV: 'production',
      THROTTLES: 'on',
      SECOND_FACTOR_REQUIRED: 'off',
      AUTH_SIGNING_KEY: buildSigningKey(),
      SECOND_FACTOR_KEY: 'a key for tests',
      ADMIN_EMAIL: first.email,
      ADMIN_PASSWORD: first.password,
    },
  })
  const user = await auth.read<{ token: string }>(signInMutation, first)
  expect(await auth.read(currentSession, {}, user)).toMatchObject({ restriction: 'passwordChange' })
  expect(await auth.queryError(queries.list, {}, user)).toMatchObject(restricted)
  await auth.query(queries.changePassword, { current: first.password, password }, user)
  expect(await auth.query(queries.list, {}, user)).toHaveProperty('administrators')
  expect(await auth.em().count(Administrator, { mustChangePassword: true })).toBe(0)
})

test('in production a second factor is required without a setting, elsewhere not', async () => {
  const development = await startAuth()
  expect(await development.read(currentSession, {}, await development.signIn())).toMatchObject({
    restriction: null,
  })
  const production = await startAuth({ NODE_ENV: 'production', THROTTLES: 'on' })
  expect(await production.read(currentSession, {}, await production.signIn())).toMatchObject({
    restriction: 'secondFactorEnrolment',
  })
})

test('a colleague removes lost second factors, never their own, and it is recorded', async () => {
  const { auth, user } = await startSignedIn()
  const bo = await createStaffMember(auth)
  await enrolTotp(auth, bo)
  const remove = 'mutation ($id: ID!) { account: removeSecondFactors(id: $id) { hasSecondFactor } }'
  expect(await auth.read(remove, { id: bo.id }, user)).toEqual({ hasSecondFactor: false })
  expect(await auth.read(currentSession, {}, bo)).toBeNull()
  expect(await auth.query(signInMutation, { email: bo.email, password })).toHaveProperty('signIn.token')
  expect(await auth.queryError(remove, { id: user.user.id }, user)).toMatchObject({ code: 'BAD_USER_INPUT' })
  const authAuditEvents = await auth.read<object[]>(
    '{ authAuditEvents(first: 2) { actor action title } }',
    {},
    user,
  )
  expect(authAuditEvents[1]).toEqual({
    actor: 'Administrator',
    action: 'removed the second factors of',
    title: bo.email,
  })
})
