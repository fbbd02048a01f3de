import { AuditEvent } from '@access/service-kit'
import { expect, test } from 'vitest'
import { buildCredentials } from '../administrators/administrator.examples.ts'
import { password, queries, startWithColleague } from '../testing/staff-members.ts'
import { signInMutation, startSignedIn } from '../testing/start-auth.ts'
import { runCommand } from './admin-command.ts'

const { changePassword } = queries
const me = '{ me { email } }'
const { password: current } = buildCredentials()

test('a new password takes the place of the current one and ends one’s other sessions, not this one or a colleague’s', async () => {
  const { auth, ada: ownSession, bo } = await startWithColleague()
  const other = await auth.signIn()
  await auth.query(changePassword, { current, password }, ownSession)
  expect(await auth.query(me, {}, ownSession)).toHaveProperty('me.email')
  expect(await auth.read(me, {}, other)).toBeNull()
  expect(await auth.read(me, {}, bo)).toEqual({ email: bo.email })
  expect(await auth.queryError(signInMutation, buildCredentials())).toMatchObject({
    message: 'Invalid credentials',
  })
  expect(await auth.query(signInMutation, buildCredentials({ password }))).toHaveProperty('signIn.token')
})

test.each([
  [{ current: 'wrong', password }, { current: 'This is not your current password' }],
  [{}, { current: 'Enter your password', password: 'Enter your password' }],
  [{ current, password: current }, { password: 'This is your current password. Choose a new one' }],
  [{ current, password: 'admin@example.org' }, { password: 'Use something other than your email address' }],
  [
    { current, password: 'qwertyuiop12' },
    { password: 'Many people use this one. Use another, such as four words' },
  ],
])('%j changes nothing', async (typed, fields) => {
  const { auth, user: ada } = await startSignedIn()
  expect(await auth.queryError(changePassword, typed, ada)).toMatchObject({ code: 'BAD_USER_INPUT', fields })
  expect(await auth.query(signInMutation, buildCredentials())).toHaveProperty('signIn.token')
})

test('attempts at the current password share the rate limit of sign-ins', async () => {
  const { auth, user: ada } = await startSignedIn({ THROTTLES: 'on' })
  const guess = () => auth.queryError(changePassword, { current: 'wrong', password }, ada)
  for (let tries = 0; tries < 5; tries++) expect(await guess()).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await guess()).toMatchObject({ code: 'RATE_LIMITED' })
  expect(await auth.queryError(signInMutation, buildCredentials())).toMatchObject({ code: 'RATE_LIMITED' })
})

test('a reset while the new password is being sent wins', async () => {
  const { auth, user: ada } = await startSignedIn()
  const changing = auth.execute(changePassword, { current, password }, ada)
  const reset = runCommand(['reset', 'admin@example.org'], { em: auth.em(), readInput: async () => '' })
  const [{ message }] = await Promise.all([reset, changing])
  const newPassword = /is (\S+)\n/.exec(message)![1]!
  const opens = async (typed: string) =>
    !(await auth.execute(signInMutation, buildCredentials({ password: typed }))).errors
  // The later one wins; neither both passwords nor the former one are valid.
  expect(
    [await opens(newPassword), await opens(password), await opens(current)].filter(Boolean),
  ).toHaveLength(1)
  expect(await opens(current)).toBe(false)
})

test('a change and a failed attempt are in the audit log without a password', async () => {
  const { auth, user: ada } = await startSignedIn()
  await auth.queryError(changePassword, { current: 'a wrong guess', password }, ada)
  await auth.query(changePassword, { current, password }, ada)
  const acts = await auth
    .em()
    .find(AuditEvent, { action: { $like: '%password%' } }, { orderBy: { occurredAt: 'asc' } })
  expect(acts.map(({ actor, action, title }) => [actor, action, title])).toEqual([
    ['Administrator', 'failed to change the password of', 'admin@example.org'],
    ['Administrator', 'changed the password of', 'admin@example.org'],
  ])
  const written = JSON.stringify(acts)
  for (const secret of ['a wrong guess', password, current]) expect(written).not.toContain(secret)
})
