import { Activity } from '@access/service-kit'
import { expect, test } from 'vitest'
import { aColleague, documents, password } from '../testing/colleagues.ts'
import { signIn, withAdministrator } from '../testing/withAdministrator.ts'
import { someCredentials } from './administrator.examples.ts'
import { command } from './commands.ts'

const { changePassword } = documents
const me = '{ me { email } }'
const { password: current } = someCredentials()

test('a new password takes the place of the current one and ends the other sessions, not this one', async () => {
  const auth = await withAdministrator()
  const [here, there] = [await auth.signedIn(), await auth.signedIn()]
  await auth.ask(changePassword, { current, password }, here)
  expect(await auth.ask(me, {}, here)).toHaveProperty('me.email')
  expect(await auth.ask(me, {}, there)).toEqual({ me: null })
  expect(await auth.refusal(signIn, someCredentials())).toMatchObject({ message: 'Invalid credentials' })
  expect(await auth.ask(signIn, someCredentials({ password }))).toHaveProperty('signIn.token')
})

test('colleagues stay signed in', async () => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  const bo = await aColleague(auth, ada)
  await auth.ask(changePassword, { current, password }, ada)
  expect(await auth.ask(me, {}, bo)).toEqual({ me: { email: bo.email } })
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
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  expect(await auth.refusal(changePassword, typed, ada)).toMatchObject({ code: 'BAD_USER_INPUT', fields })
  expect(await auth.ask(signIn, someCredentials())).toHaveProperty('signIn.token')
})

test('guessing the current password is as slow as signing in, and counts with it', async () => {
  const auth = await withAdministrator({ THROTTLES: 'on' })
  const ada = await auth.signedIn()
  const guess = () => auth.refusal(changePassword, { current: 'wrong', password }, ada)
  for (let tries = 0; tries < 5; tries++) expect(await guess()).toMatchObject({ code: 'BAD_USER_INPUT' })
  expect(await guess()).toMatchObject({ code: 'RATE_LIMITED' })
  expect(await auth.refusal(signIn, someCredentials())).toMatchObject({ code: 'RATE_LIMITED' })
})

test('a reset while the new password is being sent wins', async () => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  const changing = auth.answer(changePassword, { current, password }, ada)
  const reset = command(['reset', 'admin@example.org'], { em: auth.em(), readInput: async () => '' })
  const [{ words }] = await Promise.all([reset, changing])
  const given = /is (\S+)\n/.exec(words)![1]!
  const opens = async (typed: string) =>
    !(await auth.answer(signIn, someCredentials({ password: typed }))).errors
  // Whichever came second stands, and never both, nor the password of before.
  expect([await opens(given), await opens(password), await opens(current)].filter(Boolean)).toHaveLength(1)
  expect(await opens(current)).toBe(false)
})

test('that it was changed, and that somebody failed to, is in the audit without a password', async () => {
  const auth = await withAdministrator()
  const ada = await auth.signedIn()
  await auth.refusal(changePassword, { current: 'a wrong guess', password }, ada)
  await auth.ask(changePassword, { current, password }, ada)
  const acts = await auth.em().find(Activity, { action: { $like: '%password%' } }, { orderBy: { at: 'asc' } })
  expect(acts.map(({ who, action, title }) => [who, action, title])).toEqual([
    ['Administrator', 'failed to change the password of', 'admin@example.org'],
    ['Administrator', 'changed the password of', 'admin@example.org'],
  ])
  const written = JSON.stringify(acts)
  for (const secret of ['a wrong guess', password, current]) expect(written).not.toContain(secret)
})

test('nobody changes a password without being signed in', async () => {
  const auth = await withAdministrator()
  expect(await auth.refusal(changePassword, { current, password })).toMatchObject({ code: 'UNAUTHENTICATED' })
})
